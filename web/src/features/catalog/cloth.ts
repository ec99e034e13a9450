import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { Cloth_AssetFragment } from './Cloth.fragment.generated.ts';

/** Pixels of the picture for each CSS pixel: sharp enough on dense screens, and half the bytes of the next size. */
const DENSITY = 1.5;

/** The picture that CSS may repeat: one tile where that repeats straight, else the smallest rectangle that does. */
interface ClothPicture {
  /** Width in tiles. */
  readonly columns: number;
  /** Height in tiles. */
  readonly rows: number;
  readonly image: CSSProperties;
}

/** The picture of a pattern whose tiles are at least so many pixels wide; its colour alone without pictures. */
function clothPicture(masked: Masked<Cloth_AssetFragment>, tilePixels: number, isPriority: boolean): ClothPicture {
  const asset = readFragment<Cloth_AssetFragment>(masked);
  const { columns, rows, previews } = asset.straightUnit ?? { columns: 1, rows: 1, previews: asset.previews };
  const backgroundColor = asset.dominantColor;
  const preview = previews.find(({ width }) => width >= tilePixels) ?? previews.at(-1);
  if (!preview) return { columns, rows, image: { backgroundColor } };
  if (isPriority) preload(preview.url, { as: 'image', type: 'image/webp', fetchPriority: 'high' });
  const webp = `url(${JSON.stringify(preview.url)}) type("image/webp")`;
  const jpeg = `url(${JSON.stringify(preview.fallbackUrl)}) type("image/jpeg")`;
  return { columns, rows, image: { backgroundColor, backgroundImage: `image-set(${webp}, ${jpeg})` } };
}

/**
 * A pattern laid out as cloth, as a style for whatever it is to cover.
 * @param repeatPx width of one tile in CSS pixels
 * @param isPriority true for a cloth that is seen first: its picture is loaded ahead of others
 */
export function clothStyle(asset: Masked<Cloth_AssetFragment>, repeatPx: number, isPriority = false): CSSProperties {
  const { columns, rows, image } = clothPicture(asset, repeatPx * DENSITY, isPriority);
  return { ...image, backgroundSize: `${columns * repeatPx}px ${rows * repeatPx}px`, backgroundPosition: 'center' };
}

/**
 * The same with tiles that are a share of what they cover.
 * @param share width of one tile, 1 being the whole width
 * @param tilePixels width of one tile in pixels of the picture
 */
export function clothShareStyle(asset: Masked<Cloth_AssetFragment>, share: number, tilePixels: number): CSSProperties {
  const { columns, image } = clothPicture(asset, tilePixels, false);
  return { ...image, backgroundSize: `${columns * share * 100}% auto` };
}
