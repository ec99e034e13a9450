import type { RepeatLayout } from '../core/lattice.ts';
import { describeLab } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { fingerprintOfLab } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import { labPicture } from './lab-picture.ts';
import type { Picture } from './picture.ts';

/** The search keys of a tile. */
export interface Likeness {
  readonly descriptor: Descriptor;
  readonly fingerprint: Fingerprint;
}

/**
 * Returns the descriptor and fingerprint of one tile; `layout` is its repeat layout, a plain block by default. Throws
 * RangeError if the picture is empty or holds too few bytes.
 */
export function likenessOf(picture: Picture, layout: RepeatLayout = 'block'): Likeness {
  const lab = labPicture(picture, layout);
  return { descriptor: describeLab(lab), fingerprint: fingerprintOfLab(lab) };
}
