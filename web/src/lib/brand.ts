/** An account of the shop elsewhere. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** The shop's accounts elsewhere; one without an address is shown nowhere. */
const accounts: readonly { readonly name: string; readonly url: string | null }[] = [
  { name: 'Instagram', url: null },
  { name: 'Pinterest', url: null },
  { name: 'Behance', url: null },
];

/** The accounts that have an address. */
export function socialLinksOf(all: typeof accounts): readonly SocialLink[] {
  return all.flatMap(({ name, url }) => (url === null ? [] : { name, url }));
}

/** Everything the shop calls itself, in one place. */
export const brand = {
  name: 'Halfdrop',
  socialLinks: socialLinksOf(accounts),
} as const;
