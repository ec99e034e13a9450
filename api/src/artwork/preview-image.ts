import { createHash } from 'node:crypto';
import { MAX_UNMARKED_WIDTH, type PreviewWidth } from '@halfdrop/domain';
import type { PreviewForm } from '@halfdrop/patterns';
import type { ArtworkSource } from './artwork-source.ts';

/** WebP first; JPEG for clients without WebP; AVIF once there was time to encode it. */
export type PreviewFormat = 'avif' | 'webp' | 'jpeg';

/** One image of one pattern. */
export interface PreviewImage {
  readonly artwork: ArtworkSource;
  /** `unit` only if the tile itself does not repeat in a straight grid. */
  readonly form: PreviewForm;
  /** Width of one tile. */
  readonly width: PreviewWidth;
  readonly format: PreviewFormat;
  readonly watermark: boolean;
}

/** Whether an image of this width carries the watermark. */
export function isWatermarked(width: number, isFree: boolean): boolean {
  return !isFree && width > MAX_UNMARKED_WIDTH;
}

/** Returns a cache key for an image; anything that changes its bytes changes the key. */
export function previewKey({ artwork, form, width, format, watermark }: PreviewImage): string {
  const facts = [artwork.key, width, format, watermark, ...(form === 'unit' ? [form] : [])];
  return createHash('sha256').update(facts.join('|')).digest('hex');
}

/** Returns a cache key for a pattern's link preview image. */
export function sharePictureKey(artwork: ArtworkSource): string {
  return createHash('sha256').update([artwork.key, 'share'].join('|')).digest('hex');
}

/**
 * Returns the version in an image's URL: FNV-1a, 32 bits, of what it is drawn from (Fowler, Noll, Vo). Computed for
 * every asset of every list, so a cheap hash; a collision between two drawings of one asset only causes a stale image.
 */
export function previewVersion({ key }: Pick<ArtworkSource, 'key'>): string {
  let hash = 0x811c9dc5;
  for (const character of key) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
