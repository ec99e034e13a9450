/** What a text is called while there are no words of it yet. */
export interface TextPageWords {
  readonly name: string;
  /** Said when the operator has published no version. */
  readonly awaited: string;
}

const pages: Readonly<Record<string, TextPageWords>> = {
  cookies: { name: 'Cookie policy', awaited: 'Cookie policy coming soon' },
  'license-terms': { name: 'Licence terms', awaited: 'Licence terms coming soon' },
  privacy: { name: 'Privacy policy', awaited: 'Privacy policy coming soon' },
  terms: { name: 'Terms of use', awaited: 'Terms page coming soon' },
};

/** The words of the page at a slug. */
export function textPageWords(slug: string): TextPageWords {
  return pages[slug] ?? { name: 'This page', awaited: 'Page coming soon' };
}

/** A version number as it stands in an address; null when there is none, or nonsense. */
export function versionOf(search: URLSearchParams): number | null {
  const text = search.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
