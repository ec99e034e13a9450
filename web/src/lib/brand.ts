/** A social account of the shop. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** All social accounts; those without a URL are not shown. */
const accounts: readonly { readonly name: string; readonly url: string | null }[] = [
  { name: 'Instagram', url: null },
  { name: 'Pinterest', url: null },
  { name: 'Behance', url: null },
];

/** Returns the accounts that have a URL. */
export function socialLinksOf(all: typeof accounts): readonly SocialLink[] {
  return all.flatMap(({ name, url }) => (url === null ? [] : { name, url }));
}

/** The shop's name and contact details, in one place. */
export const brand = {
  name: 'Halfdrop',
  socialLinks: socialLinksOf(accounts),
} as const;
