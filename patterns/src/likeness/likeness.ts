import type { RepeatLayout } from '../core/lattice.ts';
import { describeLab } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { fingerprintOfLab } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import { labPicture } from './lab-picture.ts';
import type { Picture } from './picture.ts';

/** What a tile is found by. */
export interface Likeness {
  readonly descriptor: Descriptor;
  readonly fingerprint: Fingerprint;
}

/**
 * Descriptor and fingerprint of one tile at once; `layout` says how it repeats, a plain block when left out. Throws
 * RangeError when the picture is empty or holds too few bytes.
 */
export function likenessOf(picture: Picture, layout: RepeatLayout = 'block'): Likeness {
  const lab = labPicture(picture, layout);
  return { descriptor: describeLab(lab), fingerprint: fingerprintOfLab(lab) };
}
