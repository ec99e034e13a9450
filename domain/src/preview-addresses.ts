/** Widths of the pictures of a pattern, in pixels of one tile; pictures are square. */
export const PREVIEW_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** A width of a picture of a pattern. */
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** From this width on a picture is good enough to print, so what is sold carries the mark of the shop. */
export const WATERMARKED_FROM = 960;

/** Widths of straight units: wider ones would be watermarked, and the mark does not repeat with the pattern. */
export const UNIT_WIDTHS: readonly PreviewWidth[] = PREVIEW_WIDTHS.filter((width) => width < WATERMARKED_FROM);

/** Where a picture of one width is, relative to the site; the fallback is a JPEG. */
export interface PreviewAddress {
  url: string;
  fallbackUrl: string;
  width: number;
}

/** The pictures of a pattern. Each names its version, so that it may be kept for ever. */
export function previewAddresses(assetId: string, version: string): PreviewAddress[] {
  return addresses(assetId, version, PREVIEW_WIDTHS, '');
}

/** The pictures of the smallest rectangle of a pattern that repeats in a straight grid. */
export function unitAddresses(assetId: string, version: string): PreviewAddress[] {
  return addresses(assetId, version, UNIT_WIDTHS, '&form=unit');
}

/** The picture of 1200 by 630 pixels that stands for a pattern where a link to it is posted. */
export function sharePictureAddress(assetId: string, version: string): string {
  return `/api/products/${assetId}/og-image?v=${version}`;
}

function addresses(assetId: string, version: string, widths: readonly PreviewWidth[], form: string): PreviewAddress[] {
  return widths.map((width) => {
    const url = `/api/products/${assetId}/preview?w=${width}${form}&v=${version}`;
    return { url, fallbackUrl: `${url}&format=jpeg`, width };
  });
}
