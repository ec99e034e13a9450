import type { Palette, PaletteRoles } from '../core/palette.ts';
import type { Rng } from '../core/rng.ts';
import type { Tile } from '../core/tile.ts';

/** How the motifs of a variant are set out. The file itself always repeats as a plain block. */
export type RepeatKind = 'block' | 'half-drop' | 'brick' | 'mirror';

/** One design of a family; its index in `variants` is part of a pattern's identity. */
export interface Variant {
  readonly slug: string;
  readonly name: string;
  readonly repeat: RepeatKind;
}

/** What a family draws with. The random stream never depends on the palette. */
export interface DrawContext {
  readonly rng: Rng;
  readonly roles: PaletteRoles;
  readonly variant: number;
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
