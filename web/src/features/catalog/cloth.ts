import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Cloth_AssetFragment } from './Cloth.fragment.generated.ts';

/** Pixels of the picture for each CSS pixel: sharp enough on dense screens, and half the bytes of the next size. */
const DENSITY = 1.5;

/**
 * A pattern laid out as cloth, as a style for whatever it is to cover.
 * @param repeatPx width of one repeat in CSS pixels
 * @param isPriority true for a cloth that is seen first: its picture is loaded ahead of others
 */
export function clothStyle(
  { previews, dominantColor }: Cloth_AssetFragment,
  repeatPx: number,
  isPriority = false,
): CSSProperties {
  const preview = previews.find(({ width }) => width >= repeatPx * DENSITY) ?? previews.at(-1);
  if (!preview) return { backgroundColor: dominantColor };
  if (isPriority) preload(preview.url, { as: 'image', type: 'image/webp', fetchPriority: 'high' });
  const webp = `url(${JSON.stringify(preview.url)}) type("image/webp")`;
  const jpeg = `url(${JSON.stringify(preview.fallbackUrl)}) type("image/jpeg")`;
  return {
    backgroundColor: dominantColor,
    backgroundImage: `image-set(${webp}, ${jpeg})`,
    backgroundSize: `${repeatPx}px`,
    backgroundPosition: 'center',
  };
}
