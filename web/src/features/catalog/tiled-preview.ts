import { MAX_UNMARKED_WIDTH, previewAt, previewWidthFor } from '@halfdrop/domain';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { TiledPreview_AssetFragment } from './TiledPreview.fragment.generated.ts';

/** Image pixels per CSS pixel: sharp enough on dense screens, at half the bytes of the next size. */
const DENSITY = 1.5;

/** A picture that CSS can repeat: one tile if it repeats straight, else the smallest straight unit. */
interface TiledPicture {
  /** Width in tiles. */
  readonly columns: number;
  /** Height in tiles. */
  readonly rows: number;
  readonly image: CSSProperties;
}

/** Returns the smallest picture whose tiles have at least the given width in pixels, or the widest. */
function tiledPicture(
  masked: Masked<TiledPreview_AssetFragment>,
  tilePixels: number,
  isPriority: boolean,
): TiledPicture {
  const asset = readFragment<TiledPreview_AssetFragment>(masked);
  const { dominantColor: backgroundColor, straightUnit, previewBaseUrl } = asset;
  const preview = straightUnit
    ? previewAt(straightUnit.previewBaseUrl, previewWidthFor(tilePixels, MAX_UNMARKED_WIDTH))
    : previewAt(previewBaseUrl, previewWidthFor(tilePixels));
  if (isPriority) preload(preview.url, { as: 'image', type: 'image/webp', fetchPriority: 'high' });
  const webp = `url(${JSON.stringify(preview.url)}) type("image/webp")`;
  const jpeg = `url(${JSON.stringify(preview.fallbackUrl)}) type("image/jpeg")`;
  const { columns, rows } = straightUnit ?? { columns: 1, rows: 1 };
  return { columns, rows, image: { backgroundColor, backgroundImage: `image-set(${webp}, ${jpeg})` } };
}

/**
 * Returns the style that fills an element with a pattern in repeat.
 * @param repeatPx width of one tile in CSS pixels
 * @param isPriority whether to preload the picture
 */
export function tiledPreviewStyle(
  asset: Masked<TiledPreview_AssetFragment>,
  repeatPx: number,
  isPriority = false,
): CSSProperties {
  const { columns, rows, image } = tiledPicture(asset, repeatPx * DENSITY, isPriority);
  return { ...image, backgroundSize: `${columns * repeatPx}px ${rows * repeatPx}px`, backgroundPosition: 'center' };
}

/**
 * Returns the same style with the tile width relative to the element.
 * @param share width of one tile, 1 being the full width
 * @param tilePixels width of one tile in image pixels
 */
export function tiledPreviewShareStyle(
  asset: Masked<TiledPreview_AssetFragment>,
  share: number,
  tilePixels: number,
): CSSProperties {
  const { columns, image } = tiledPicture(asset, tilePixels, false);
  return { ...image, backgroundSize: `${columns * share * 100}% auto` };
}
