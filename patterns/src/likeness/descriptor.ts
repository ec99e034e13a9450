import { hexToOkLab } from '../core/color.ts';
import type { RepeatLayout } from '../core/lattice.ts';
import { colorVector, COLOR_LENGTH, paletteVector } from './color-vector.ts';
import { labPicture } from './lab-picture.ts';
import type { LabPicture } from './lab-picture.ts';
import type { Character, CharacterEnds } from './orientation.ts';
import { sortedByCharacter } from './orientation.ts';
import type { Picture } from './picture.ts';
import { TEXTURE_LENGTH, textureVector } from './texture-vector.ts';
import { MEANS } from './texture-means.ts';

/** Bytes of a descriptor: 32 for its colors, then 64 for its texture. */
export const DESCRIPTOR_LENGTH = COLOR_LENGTH + TEXTURE_LENGTH;

/** The appearance of a tile in 96 signed bytes. */
export type Descriptor = Int8Array;

const LARGEST = 127;
/**
 * Steps of a texture byte per unit, the same for all numbers: dividing by their spread would find fewer other seeds of
 * a design, because the rare differences are those of one drawing.
 */
const TEXTURE_STEPS = 200;

/** Characters of the eight harmonics: constant, cos 2θ, sin 2θ, cos 4θ, sin 4θ, cos 6θ, sin 6θ, cos 8θ. */
const HARMONICS: readonly Character[] = [0, 1, 3, 0, 2, 1, 3, 0];
const HARMONIC_GROUPS = 7;

const characters = Array.from({ length: TEXTURE_LENGTH }, (_, index): Character =>
  index < HARMONIC_GROUPS * HARMONICS.length ? (HARMONICS[index % HARMONICS.length] ?? 0) : 0,
);
const { order, ends } = sortedByCharacter(characters);

/** Where each character ends in the whole descriptor. */
export const TEXTURE_ENDS: CharacterEnds = [
  COLOR_LENGTH + ends[0],
  COLOR_LENGTH + ends[1],
  COLOR_LENGTH + ends[2],
  COLOR_LENGTH + ends[3],
];

function byteOf(value: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, Math.round(value)));
}

function withColors(color: Float64Array): Descriptor {
  const descriptor = new Int8Array(DESCRIPTOR_LENGTH);
  color.forEach((value, index) => {
    descriptor[index] = byteOf(value * LARGEST);
  });
  return descriptor;
}

/** A color (`#rrggbb`) and its amount relative to the others. */
export interface PaletteShare {
  readonly hex: string;
  readonly share: number;
}

/**
 * Returns the colors of a palette as a descriptor without texture, to search with `textureWeight: 0`. Throws RangeError
 * for a color in another notation, and if all amounts are zero.
 */
export function describePalette(palette: readonly PaletteShare[]): Descriptor {
  if (!palette.some(({ share }) => share > 0)) throw new RangeError('a palette without colors');
  return withColors(paletteVector(palette.map(({ hex, share }) => ({ color: hexToOkLab(hex), share }))));
}

/** Returns the descriptor of a picture already in OKLab. */
export function describeLab(lab: LabPicture): Descriptor {
  const color = colorVector(lab);
  const texture = textureVector(lab);
  const descriptor = withColors(color);
  order.forEach((from, index) => {
    descriptor[COLOR_LENGTH + index] = byteOf(((texture[from] ?? 0) - (MEANS[from] ?? 0)) * TEXTURE_STEPS);
  });
  return descriptor;
}

/**
 * Describes the colors, texture and orientation of one tile in 96 bytes; `layout` is its repeat layout, a plain block
 * by default. Invariant to shifting the tile around its edges, except for rounding. Throws RangeError if the picture is
 * empty or holds too few bytes.
 */
export function describe(picture: Picture, layout: RepeatLayout = 'block'): Descriptor {
  return describeLab(labPicture(picture, layout));
}
