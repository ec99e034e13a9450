/**
 * Products whose value lies mainly in the pattern, as defined by the license terms: only the extended license covers
 * them.
 */
const SOLD_FOR_THE_PATTERN =
  /wallpaper|gift ?wrap|wrapping paper|tissue paper|drawer (?:liners|paper)|by the metre|stickers|art prints|logo|trademark|resale/i;

/** Commercial work. */
const COMMERCIAL =
  /commercial|hotel|bar fronts|café|shop|packaging|menus|labels|seed packets|record sleeves|album covers|bus seats|stage sets|perfume|book (?:covers|jackets)|roller rinks|theatre/i;

/** The license included in a pattern's base price: personal for free patterns. */
export type BaseLicense = 'personal' | 'standard';

/** Returns whether a text names a use that a license forbids. */
export function namesForbiddenUse(words: string, license: BaseLicense): boolean {
  return SOLD_FOR_THE_PATTERN.test(words) || (license === 'personal' && COMMERCIAL.test(words));
}
