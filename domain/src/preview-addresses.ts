/** Widths of the pictures of a pattern, in pixels of one tile; pictures are square. */
export const PREVIEW_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** A width of a picture of a pattern. */
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** Wider pictures are good enough to print, so what is sold carries the mark of the shop. */
export const MAX_UNMARKED_WIDTH = 640;

/** Widths without the mark of the shop, which does not repeat with the pattern: the only ones of straight units. */
export const UNMARKED_WIDTHS: readonly PreviewWidth[] = PREVIEW_WIDTHS.filter((width) => width <= MAX_UNMARKED_WIDTH);

/**
 * The smallest width that is sharp where a tile is shown.
 * @param pixels how wide a tile is on the screen, in its own pixels
 * @param widest the width for whatever is wider
 */
export function previewWidthFor(pixels: number, widest: PreviewWidth = 1280): PreviewWidth {
  return PREVIEW_WIDTHS.find((width) => width >= pixels && width <= widest) ?? widest;
}

/** Where a picture of one width is, relative to the site; the fallback is a JPEG. */
export interface PreviewAddress {
  url: string;
  fallbackUrl: string;
  width: number;
}

/** The address of the pictures of a pattern but for their width. It names their version, so that they may be kept for ever. */
export function previewBaseUrl(assetId: string, version: string): string {
  return `/api/products/${assetId}/preview?v=${version}`;
}

/** The same for the smallest rectangle of a pattern that repeats in a straight grid. */
export function unitBaseUrl(assetId: string, version: string): string {
  return `${previewBaseUrl(assetId, version)}&form=unit`;
}

/** The picture of one width below such an address. */
export function previewAt(baseUrl: string, width: PreviewWidth): PreviewAddress {
  const url = `${baseUrl}&w=${width}`;
  return { url, fallbackUrl: `${url}&format=jpeg`, width };
}

/** The same in some widths. */
export function previewsAt(baseUrl: string, widths: readonly PreviewWidth[]): PreviewAddress[] {
  return widths.map((width) => previewAt(baseUrl, width));
}

/** The pictures of a pattern. */
export function previewAddresses(assetId: string, version: string): PreviewAddress[] {
  return previewsAt(previewBaseUrl(assetId, version), PREVIEW_WIDTHS);
}

/** The pictures of the smallest rectangle of a pattern that repeats in a straight grid. */
export function unitAddresses(assetId: string, version: string): PreviewAddress[] {
  return previewsAt(unitBaseUrl(assetId, version), UNMARKED_WIDTHS);
}

/** The picture of 1200 by 630 pixels that stands for a pattern where a link to it is posted. */
export function sharePictureAddress(assetId: string, version: string): string {
  return `/api/products/${assetId}/og-image?v=${version}`;
}
