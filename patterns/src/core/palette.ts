import type { OkLab } from './color.ts';
import { hexToOkLab, okLabChroma, okLabHue } from './color.ts';

/** A named set of colors: the ground and four to six inks in order of prominence, all `#rrggbb`. */
export interface Palette {
  readonly slug: string;
  readonly name: string;
  readonly ground: string;
  readonly inks: readonly string[];
}

/** A palette slot: 0 is the ground, 1 the first ink, and so on. */
export type Slot = number;

/** Returns whether a palette has a vivid warm ink (red, orange or yellow), as fruit and fire need. */
export function hasVividWarm(palette: Palette): boolean {
  return palette.inks.map(hexToOkLab).some((ink) => {
    const hue = okLabHue(ink);
    return okLabChroma(ink) > 0.1 && (hue < 110 || hue > 340);
  });
}

/**
 * The roles of a palette's slots, derived from its colors rather than stored, so that any palette works with any
 * family.
 */
export class PaletteRoles {
  /** The ink slots, in the palette's order. */
  readonly slots: readonly Slot[];
  /** The darkest slot; may be the ground. */
  readonly ink: Slot;
  /** The lightest slot; may be the ground. */
  readonly lite: Slot;
  /** Whether light motifs stand out better than dark ones on the ground. */
  readonly isDark: boolean;
  private readonly colors: readonly OkLab[];

  constructor(palette: Palette) {
    if (palette.inks.length < 2) throw new RangeError(`palette ${palette.slug} needs two inks or more`);
    this.colors = [palette.ground, ...palette.inks].map(hexToOkLab);
    this.slots = palette.inks.map((_, index) => index + 1);
    const every = [0, ...this.slots];
    this.ink = every.reduce((best, slot) => (this.lightness(slot) < this.lightness(best) ? slot : best), 0);
    this.lite = every.reduce((best, slot) => (this.lightness(slot) > this.lightness(best) ? slot : best), 0);
    this.isDark = this.lightness(0) < 0.55;
  }

  /** OKLab lightness of a slot, 0 to 1. */
  lightness(slot: Slot): number {
    return this.color(slot).lightness;
  }

  /** Returns the perceived difference of two slots: OKLab distance with hue and chroma weighted 1.6. */
  distance(left: Slot, right: Slot): number {
    const one = this.color(left);
    const two = this.color(right);
    return Math.hypot(one.lightness - two.lightness, (one.a - two.a) * 1.6, (one.b - two.b) * 1.6);
  }

  /** Returns the ink slots, the most different from the given slot first. */
  byContrast(from: Slot = 0): Slot[] {
    return this.slots
      .filter((slot) => slot !== from)
      .toSorted((left, right) => this.distance(from, right) - this.distance(from, left));
  }

  /** Returns the ink slots distinguishable from the given slot, or every ink slot if there are none. */
  visible(from: Slot = 0, least = 0.12): Slot[] {
    const seen = this.slots.filter((slot) => this.distance(from, slot) > least);
    return seen.length > 0 ? seen : [...this.slots];
  }

  /** Returns ink and ground slots, darkest first. */
  byLightness(): Slot[] {
    return [0, ...this.slots].toSorted((left, right) => this.lightness(left) - this.lightness(right));
  }

  /**
   * Returns slots from dark to light that blend cleanly: the darkest, the lightest, and between them those that are
   * neutral or close in hue to the dark end.
   */
  ramp(): Slot[] {
    const every = this.byLightness();
    const lead = every.find((slot) => okLabChroma(this.color(slot)) > 0.03) ?? this.ink;
    const hue = okLabHue(this.color(lead));
    const apart = (slot: Slot): number => Math.abs(((okLabHue(this.color(slot)) - hue + 540) % 360) - 180);
    return every.filter((slot, index) => {
      const isEnd = index === 0 || index === every.length - 1;
      return isEnd || okLabChroma(this.color(slot)) < 0.03 || apart(slot) < 65;
    });
  }

  /** Returns whether the ramp runs through reds and pinks, the colors of flesh. */
  isFleshy(): boolean {
    const colored = this.ramp().filter((slot) => okLabChroma(this.color(slot)) > 0.03);
    const red = colored.filter((slot) => {
      const hue = okLabHue(this.color(slot));
      return hue < 48 || hue > 345;
    });
    return red.length > colored.length / 2;
  }

  /** Returns the visible slots with a warm hue (red to yellow, and pink). */
  warms(): Slot[] {
    return this.visible().filter((slot) => {
      const hue = okLabHue(this.color(slot));
      return (hue < 100 || hue > 290) && okLabChroma(this.color(slot)) > 0.035;
    });
  }

  /** Returns the slots for foliage and for flowers; neither list is ever empty. */
  split(): { leaf: Slot[]; bloom: Slot[] } {
    const visible = this.visible();
    const greens = visible.filter((slot) => this.isGreen(slot));
    const leaf = greens.length > 0 ? greens : this.byContrast().slice(0, 1);
    const bloom = visible.filter((slot) => !leaf.includes(slot));
    return { leaf, bloom: bloom.length > 0 ? bloom : visible };
  }

  private isGreen(slot: Slot): boolean {
    const hue = okLabHue(this.color(slot));
    return hue > 100 && hue < 200 && okLabChroma(this.color(slot)) > 0.02;
  }

  private color(slot: Slot): OkLab {
    const color = this.colors[slot];
    if (!color) throw new RangeError(`the palette has no slot ${slot}`);
    return color;
  }
}
