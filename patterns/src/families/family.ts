import type { Lattice, RepeatLayout } from '../core/lattice.ts';
import type { Palette, PaletteRoles } from '../core/palette.ts';
import type { Rng } from '../core/rng.ts';
import type { Tile } from '../core/tile.ts';

/** How the motifs of a variant are arranged within the tile; how the file repeats is up to the spec. */
export type Arrangement = 'block' | 'half-drop' | 'brick' | 'mirror';

/** Layouts of a design bound to the square: opposite edges meet. */
export const BLOCK_ONLY: readonly RepeatLayout[] = ['block'];
/** Layouts of a design whose motifs can be copied across sheared edges. */
export const SHEARED: readonly RepeatLayout[] = ['block', 'half-drop', 'brick'];
/** Layouts of a design that also looks good in a mirror. */
export const EVERY_LAYOUT: readonly RepeatLayout[] = ['block', 'half-drop', 'brick', 'mirror'];
/** Layouts of a continuous design: a mirror turns it into a kaleidoscope. */
export const MIRRORED: readonly RepeatLayout[] = ['block', 'mirror'];

/** One design of a family; its index in `variants` is part of a pattern's identity. */
export interface Variant {
  readonly slug: string;
  readonly name: string;
  readonly arrangement: Arrangement;
  /** Layouts in which a file of this design can repeat; the first is the default. */
  readonly layouts: readonly RepeatLayout[];
}

/** Drawing context of a family. The random stream never depends on the palette. */
export interface DrawContext {
  readonly rng: Rng;
  readonly roles: PaletteRoles;
  readonly variant: number;
  /** The lattice of the tile's copies, for one of the variant's `layouts`. */
  readonly lattice: Lattice;
}

/** A family of patterns: one construction with several designs. */
export interface Family {
  readonly slug: string;
  readonly name: string;
  readonly variants: readonly Variant[];
  /** What is depicted, as plural nouns for titles and alternative text. */
  readonly motifs: readonly string[];
  /** Search tags that apply to every variant. */
  readonly tags: readonly string[];
  readonly draw: (context: DrawContext) => Tile;
  /** Returns whether a palette suits the family; all do by default. */
  readonly paletteAllowed?: (palette: Palette) => boolean;
}
