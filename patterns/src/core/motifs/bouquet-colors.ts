import type { PaletteRoles } from '../palette.ts';
import { cycle } from '../path.ts';
import type { Rng } from '../rng.ts';
import type { ColorToken } from '../tokens.ts';
import { BLACK, GROUND, mix, slotToken } from '../tokens.ts';

/** A palette divided into roles for floral designs. */
export class BouquetColors {
  /** Foliage colors, at least one. */
  readonly leaves: readonly ColorToken[];
  /** Flower colors in a seeded order, at least one. */
  readonly blooms: readonly ColorToken[];
  /** The color that stands out most from the ground. */
  readonly bold: ColorToken;
  /** Darkest color, darker than a dark ground, for flower centers. */
  readonly dark: ColorToken;
  readonly lite: ColorToken;
  private readonly bloomLightness: readonly number[];
  private readonly isDark: boolean;
  private readonly ink: ColorToken;

  /** `tint` must be a fork, because the number of draws from it depends on the palette. */
  constructor(roles: PaletteRoles, tint: Rng) {
    const { leaf, bloom } = roles.split();
    const order = tint.shuffle(bloom);
    this.leaves = leaf.map(slotToken);
    this.blooms = order.map(slotToken);
    this.bloomLightness = order.map((slot) => roles.lightness(slot));
    this.bold = slotToken(cycle(roles.byContrast(), 0));
    this.isDark = roles.isDark;
    this.ink = slotToken(roles.ink);
    this.lite = slotToken(roles.lite);
    this.dark = roles.isDark ? mix(GROUND, BLACK, 0.3) : this.ink;
  }

  /** Returns the flower color at an index, modulo the number of colors. */
  bloom(index: number): ColorToken {
    return cycle(this.blooms, index);
  }

  /** Returns two neighboring flower colors, the darker first. */
  deepAndLight(index: number): { deep: ColorToken; light: ColorToken } {
    const one = this.bloom(index);
    const two = this.bloom(index + 1);
    const oneIsDarker = cycle(this.bloomLightness, index) < cycle(this.bloomLightness, index + 1);
    return oneIsDarker ? { deep: one, light: two } : { deep: two, light: one };
  }

  /** Returns a line color for petals of the given color. */
  outline(petal: ColorToken): ColorToken {
    return this.isDark ? mix(petal, BLACK, 0.45) : this.ink;
  }

  /** Returns the second tone of a leaf. */
  leafHalf(leaf: ColorToken): ColorToken {
    return mix(leaf, this.isDark ? this.lite : this.ink, 0.22);
  }

  /** Returns a flower color other than the given one, for centers and dots. */
  heart(index: number, not: ColorToken): ColorToken {
    const heart = this.bloom(index);
    return heart === not ? this.bloom(index + 1) : heart;
  }
}
