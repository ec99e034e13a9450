/** Products whose value lies mainly in the pattern, as the license terms call them: the extended license alone gives them. */
const SOLD_FOR_THE_PATTERN =
  /wallpaper|gift ?wrap|wrapping paper|tissue paper|drawer (?:liners|paper)|by the metre|stickers|art prints|logo|trademark|resale/i;

/** Work that is done for money. */
const COMMERCIAL =
  /commercial|hotel|bar fronts|café|shop|packaging|menus|labels|seed packets|record sleeves|album covers|bus seats|stage sets|perfume|book (?:covers|jackets)|roller rinks|theatre/i;

/** The license a pattern comes under at its own price: personal for what is free. */
export type BaseLicense = 'personal' | 'standard';

/** Whether words name a use that a license forbids. */
export function namesForbiddenUse(words: string, license: BaseLicense): boolean {
  return SOLD_FOR_THE_PATTERN.test(words) || (license === 'personal' && COMMERCIAL.test(words));
}
