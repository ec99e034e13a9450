import { createHash } from 'node:crypto';
import { MAX_UNMARKED_WIDTH, type PreviewWidth } from '@halfdrop/domain';
import type { PreviewForm } from '@halfdrop/patterns';
import type { ArtworkSource } from './artwork-source.ts';

/** WebP first; JPEG for what cannot show it; AVIF once there was time to encode it. */
export type PreviewFormat = 'avif' | 'webp' | 'jpeg';

/** One picture of one pattern. */
export interface PreviewImage {
  readonly artwork: ArtworkSource;
  /** A unit only where the tile does not repeat straight by itself. */
  readonly form: PreviewForm;
  /** Of one tile. */
  readonly width: PreviewWidth;
  readonly format: PreviewFormat;
  readonly watermark: boolean;
}

/** Whether a picture of this width carries the watermark. */
export function isWatermarked(width: number, isFree: boolean): boolean {
  return !isFree && width > MAX_UNMARKED_WIDTH;
}

/** A name for the bytes of a picture: anything that changes them changes it. */
export function previewKey({ artwork, form, width, format, watermark }: PreviewImage): string {
  const facts = [artwork.key, width, format, watermark, ...(form === 'unit' ? [form] : [])];
  return createHash('sha256').update(facts.join('|')).digest('hex');
}

/** A name for the bytes of the picture that stands for a pattern where a link to it is posted. */
export function sharePictureKey(artwork: ArtworkSource): string {
  return createHash('sha256').update([artwork.key, 'share'].join('|')).digest('hex');
}

/**
 * The version in a picture's address: FNV-1a, 32 bits, of what it is drawn from (Fowler, Noll, Vo). Computed for every
 * asset of every list, so a cheap hash; that two drawings of one asset share a version is no more than a stale picture.
 */
export function previewVersion({ key }: Pick<ArtworkSource, 'key'>): string {
  let hash = 0x811c9dc5;
  for (const character of key) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
