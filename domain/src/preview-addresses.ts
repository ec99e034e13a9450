/** Widths of pattern previews, in pixels of one tile; previews are square. */
export const PREVIEW_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** Width of a pattern preview. */
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** Wider previews are good enough to print, so those of paid patterns are watermarked. */
export const MAX_UNMARKED_WIDTH = 640;

/**
 * Widths without a watermark. Straight units come only in these, because a watermark does not repeat with the pattern.
 */
export const UNMARKED_WIDTHS: readonly PreviewWidth[] = PREVIEW_WIDTHS.filter((width) => width <= MAX_UNMARKED_WIDTH);

/**
 * Returns the smallest width that is sharp for a tile.
 * @param pixels the width of the tile on the screen, in device pixels
 * @param widest the width used for anything wider
 */
export function previewWidthFor(pixels: number, widest: PreviewWidth = 1280): PreviewWidth {
  return PREVIEW_WIDTHS.find((width) => width >= pixels && width <= widest) ?? widest;
}

/** URLs of a preview at one width, relative to the site; the fallback is a JPEG. */
export interface PreviewAddress {
  url: string;
  fallbackUrl: string;
  width: number;
}

/**
 * Returns the URL prefix of a pattern's previews. It includes their version, so that previews can be cached forever.
 */
export function previewBaseUrl(assetId: string, version: string): string {
  return `/api/products/${assetId}/preview?v=${version}`;
}

/** Returns the URL prefix of the previews of a pattern's straight unit. */
export function unitBaseUrl(assetId: string, version: string): string {
  return `${previewBaseUrl(assetId, version)}&form=unit`;
}

/** Returns the preview URLs of one width below a URL prefix. */
export function previewAt(baseUrl: string, width: PreviewWidth): PreviewAddress {
  const url = `${baseUrl}&w=${width}`;
  return { url, fallbackUrl: `${url}&format=jpeg`, width };
}

/** Returns the preview URLs of several widths below a URL prefix. */
export function previewsAt(baseUrl: string, widths: readonly PreviewWidth[]): PreviewAddress[] {
  return widths.map((width) => previewAt(baseUrl, width));
}

/** Returns the preview URLs of a pattern. */
export function previewAddresses(assetId: string, version: string): PreviewAddress[] {
  return previewsAt(previewBaseUrl(assetId, version), PREVIEW_WIDTHS);
}

/** Returns the preview URLs of a pattern's straight unit. */
export function unitAddresses(assetId: string, version: string): PreviewAddress[] {
  return previewsAt(unitBaseUrl(assetId, version), UNMARKED_WIDTHS);
}

/** Returns the URL of a pattern's share picture, 1200 by 630 pixels. */
export function sharePictureAddress(assetId: string, version: string): string {
  return `/api/products/${assetId}/og-image?v=${version}`;
}
