import { circle, fillPath, placed } from '../core/markup.ts';
import { daisy, fiveFlower } from '../core/motifs/flowers.ts';
import { sprig } from '../core/motifs/sprig.ts';
import type { Point } from '../core/path.ts';
import { add, arcPoints, bezierPoints, directionAlong, pointAlong, polar, ribbonPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND } from '../core/tokens.ts';

/** Colors of a buta. */
export interface ButaColors {
  readonly body: ColorToken;
  readonly heart: ColorToken;
  readonly accent: ColorToken;
  readonly leaf: ColorToken;
}

/** Makes the steps of the spine closer at its thick end. */
const EASING = 1.75;

/** Returns the curling center line of a buta of the given height, from its round foot to its tip. */
function spineOf(height: number): Point[] {
  const scaled = (x: number, y: number): Point => [x * height, y * height];
  const back = bezierPoints(scaled(-0.02, 0.5), scaled(-0.1, 0.05), scaled(-0.14, -0.42), scaled(0.12, -0.5), 26);
  const curl = arcPoints(scaled(0.13, -0.4), height * 0.1, -Math.PI / 2 - 0.1, Math.PI * 0.55, 14);
  return [...back, ...curl.slice(1)];
}

/** Returns the part of a spine between two shares of its length. */
function partOf(spine: readonly Point[], from: number, to: number, steps: number): Point[] {
  return times(steps + 1, (step) => pointAlong(spine, from + (to - from) * (step / steps) ** EASING));
}

/** Returns the width of a buta along its spine: a round cap, then a taper to the curl. */
function widthOf(height: number, share: number): (along: number) => number {
  return (along) => {
    const t = along ** EASING;
    const cap = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t / 0.3)) ** 2));
    const taper = Math.max(0, 1 - Math.max(0, (t - 0.22) / 0.78)) ** 1.3;
    const line = height * 0.032 * Math.min(1, t * 3) * (t > 0.96 ? 0.5 : 1);
    return height * 0.66 * share * cap * taper + line;
  };
}

/** Draws beads along both sides of the outline: a fringe outside and pearls inside. */
function beads(spine: readonly Point[], height: number, colors: ButaColors): string {
  const width = widthOf(height, 1);
  let markup = '';
  for (let step = 8; step < 38; step++) {
    const along = step / 44;
    const half = width(along) / 2;
    const place = along ** EASING;
    const at = pointAlong(spine, place);
    const normal = directionAlong(spine, place) + Math.PI / 2;
    for (const side of [-1, 1]) {
      if (step % 2 === 0 && half >= height * 0.07) {
        const large = step % 4 === 0;
        const bead = add(at, polar((half + height * 0.034) * side, normal));
        markup += circle(bead, height * (large ? 0.018 : 0.0125), large ? colors.accent : colors.leaf);
      } else if (step % 2 === 1 && half > height * 0.1) {
        markup += circle(add(at, polar(half * 0.885 * side, normal)), height * 0.012, GROUND);
      }
    }
  }
  return markup;
}

/**
 * Draws a buta, the drop with the curled tip: nested outlines around one spine, with a flower and a sprig in its body.
 */
export function buta(rng: Rng, height: number, colors: ButaColors): string {
  const spine = spineOf(height);
  const { body, heart, accent } = colors;
  const twig = sprig(rng, height * 0.5, {
    stem: GROUND,
    leaf: GROUND,
    pairs: 3,
    leafWidth: 0.5,
    leafLength: height * 0.115,
    bend: -0.06,
    tip: 'none',
    stemWidth: height * 0.014,
  });
  const bloom = daisy(rng, height * 0.135, 10, {
    petal: accent,
    shade: heart,
    center: GROUND,
    dot: body,
    streaks: false,
  });
  return [
    fillPath(ribbonPath(partOf(spine, 0, 1, 44), widthOf(height, 1)), body),
    fillPath(ribbonPath(partOf(spine, 0.055, 0.72, 30), widthOf(height, 0.78)), GROUND),
    fillPath(ribbonPath(partOf(spine, 0.085, 0.62, 30), widthOf(height, 0.66)), heart),
    beads(spine, height, colors),
    placed(twig, [-0.03 * height, 0.4 * height]),
    placed(circle([0, 0], height * 0.145, heart) + bloom, [-0.055 * height, 0.19 * height]),
    placed(fiveFlower(rng, height * 0.062, { petal: accent, shade: heart, center: GROUND }), [
      -0.065 * height,
      -0.09 * height,
    ]),
  ].join('');
}

/** Draws a small sprig with a daisy, placed between the butas. */
export function fillerSprig(rng: Rng, height: number, leaf: ColorToken, petal: ColorToken, ink: ColorToken): string {
  const stem = sprig(rng, height * 0.16, {
    stem: leaf,
    leaf,
    pairs: 3,
    bend: 0,
    tip: 'none',
    leafLength: height * 0.062,
    stemWidth: 3,
  });
  const head = daisy(rng, height * 0.05, 9, { petal, shade: ink, center: GROUND, dot: ink, streaks: false });
  return stem + placed(head, [0, -height * 0.17]);
}
