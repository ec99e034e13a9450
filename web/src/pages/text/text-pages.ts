/** Fallback content of a text that has not been published. */
export interface TextPageWords {
  readonly name: string;
  /** Shown if no version has been published. */
  readonly awaited: string;
}

const pages: Readonly<Record<string, TextPageWords>> = {
  cookies: { name: 'Cookie policy', awaited: 'Cookie policy coming soon' },
  'license-terms': { name: 'Licence terms', awaited: 'Licence terms coming soon' },
  privacy: { name: 'Privacy policy', awaited: 'Privacy policy coming soon' },
  terms: { name: 'Terms of use', awaited: 'Terms page coming soon' },
};

/** Returns the fallback content for a slug. */
export function textPageWords(slug: string): TextPageWords {
  return pages[slug] ?? { name: 'This page', awaited: 'Page coming soon' };
}

/** Parses the version number in the URL; null if missing or invalid. */
export function versionOf(search: URLSearchParams): number | null {
  const text = search.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
