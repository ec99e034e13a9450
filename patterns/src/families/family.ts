import type { Lattice, RepeatLayout } from '../core/lattice.ts';
import type { Palette, PaletteRoles } from '../core/palette.ts';
import type { Rng } from '../core/rng.ts';
import type { Tile } from '../core/tile.ts';

/** How the motifs of a variant are set out within the tile; how the file repeats is the spec's own affair. */
export type Arrangement = 'block' | 'half-drop' | 'brick' | 'mirror';

/** Layouts of a design that is bound to the square: opposite edges meet. */
export const BLOCK_ONLY: readonly RepeatLayout[] = ['block'];
/** Layouts of a design whose motifs can be carried across sheared edges. */
export const SHEARED: readonly RepeatLayout[] = ['block', 'half-drop', 'brick'];
/** Layouts of a design that is also worth looking at in a mirror. */
export const EVERY_LAYOUT: readonly RepeatLayout[] = ['block', 'half-drop', 'brick', 'mirror'];
/** Layouts of a continuous design: in a mirror it makes a kaleidoscope. */
export const MIRRORED: readonly RepeatLayout[] = ['block', 'mirror'];

/** One design of a family; its index in `variants` is part of a pattern's identity. */
export interface Variant {
  readonly slug: string;
  readonly name: string;
  readonly arrangement: Arrangement;
  /** How a file of this design can repeat; the first is what it is drawn for unless the spec says otherwise. */
  readonly layouts: readonly RepeatLayout[];
}

/** What a family draws with. The random stream never depends on the palette. */
export interface DrawContext {
  readonly rng: Rng;
  readonly roles: PaletteRoles;
  readonly variant: number;
  /** How copies of the tile will be laid; one of the variant's `layouts`. */
  readonly lattice: Lattice;
}

/** A family of patterns: one drawing idea with several designs. */
export interface Family {
  readonly slug: string;
  readonly name: string;
  readonly variants: readonly Variant[];
  /** What is to be seen, in plain plural nouns, for titles and alternative text. */
  readonly motifs: readonly string[];
  /** Search words that hold for every variant. */
  readonly tags: readonly string[];
  readonly draw: (context: DrawContext) => Tile;
  /** Which palettes suit the family; all of them when left out. */
  readonly paletteAllowed?: (palette: Palette) => boolean;
}
