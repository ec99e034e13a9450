import type { Disc } from '../core/layout.ts';
import { fillGaps, halfDrop } from '../core/layout.ts';
import { circle, fillPath, placed } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { daisy, fiveFlower } from '../core/motifs/flowers.ts';
import { sprig } from '../core/motifs/sprig.ts';
import type { Slot } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import {
  add,
  arcPoints,
  bezierPoints,
  cycle,
  directionAlong,
  pointAlong,
  polar,
  ribbonPath,
  smoothPath,
  times,
} from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColourToken } from '../core/tokens.ts';
import { GROUND, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, EVERY_LAYOUT } from './family.ts';

interface ButaColours {
  readonly body: ColourToken;
  readonly heart: ColourToken;
  readonly accent: ColourToken;
  readonly leaf: ColourToken;
}

/** Steps of the spine are closer at its thick end. */
const EASING = 1.75;

/** The curling middle line of a buta of the given height, from its round foot to its tip. */
function spineOf(height: number): Point[] {
  const scaled = (x: number, y: number): Point => [x * height, y * height];
  const back = bezierPoints(scaled(-0.02, 0.5), scaled(-0.1, 0.05), scaled(-0.14, -0.42), scaled(0.12, -0.5), 26);
  const curl = arcPoints(scaled(0.13, -0.4), height * 0.1, -Math.PI / 2 - 0.1, Math.PI * 0.55, 14);
  return [...back, ...curl.slice(1)];
}

/** Part of a spine between two shares of its length. */
function partOf(spine: readonly Point[], from: number, to: number, steps: number): Point[] {
  return times(steps + 1, (step) => pointAlong(spine, from + (to - from) * (step / steps) ** EASING));
}

/** Width of a buta along its spine: a round cap, then a taper to the curl. */
function widthOf(height: number, share: number): (along: number) => number {
  return (along) => {
    const t = along ** EASING;
    const cap = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t / 0.3)) ** 2));
    const taper = Math.max(0, 1 - Math.max(0, (t - 0.22) / 0.78)) ** 1.3;
    const line = height * 0.032 * Math.min(1, t * 3) * (t > 0.96 ? 0.5 : 1);
    return height * 0.66 * share * cap * taper + line;
  };
}

/** Beads along both sides of the outline: a fringe outside it and pearls inside. */
function beads(spine: readonly Point[], height: number, colours: ButaColours): string {
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
        markup += circle(bead, height * (large ? 0.018 : 0.0125), large ? colours.accent : colours.leaf);
      } else if (step % 2 === 1 && half > height * 0.1) {
        markup += circle(add(at, polar(half * 0.885 * side, normal)), height * 0.012, GROUND);
      }
    }
  }
  return markup;
}

/** A buta, the drop with the curled tip: nested outlines about one spine, a flower and a sprig in its body. */
function buta(rng: Rng, height: number, colours: ButaColours): string {
  const spine = spineOf(height);
  const { body, heart, accent } = colours;
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
    centre: GROUND,
    dot: body,
    streaks: false,
  });
  return [
    fillPath(ribbonPath(partOf(spine, 0, 1, 44), widthOf(height, 1)), body),
    fillPath(ribbonPath(partOf(spine, 0.055, 0.72, 30), widthOf(height, 0.78)), GROUND),
    fillPath(ribbonPath(partOf(spine, 0.085, 0.62, 30), widthOf(height, 0.66)), heart),
    beads(spine, height, colours),
    placed(twig, [-0.03 * height, 0.4 * height]),
    placed(circle([0, 0], height * 0.145, heart) + bloom, [-0.055 * height, 0.19 * height]),
    placed(fiveFlower(rng, height * 0.062, { petal: accent, shade: heart, centre: GROUND }), [
      -0.065 * height,
      -0.09 * height,
    ]),
  ].join('');
}

/** The colours of neighbouring butas change places. */
function coloursOf(slots: readonly Slot[], leaf: Slot, index: number): ButaColours {
  const [first, second] = index % 2 === 0 ? [0, 1] : [1, 0];
  return {
    body: slotToken(cycle(slots, first)),
    heart: slotToken(cycle(slots, second)),
    accent: slotToken(cycle(slots, index % 2 === 0 ? 2 : 3)),
    leaf: slotToken(leaf),
  };
}

/** A small sprig with a daisy, which stands between the butas. */
function fillerSprig(rng: Rng, height: number, leaf: ColourToken, petal: ColourToken, ink: ColourToken): string {
  const stem = sprig(rng, height * 0.16, {
    stem: leaf,
    leaf,
    pairs: 3,
    bend: 0,
    tip: 'none',
    leafLength: height * 0.062,
    stemWidth: 3,
  });
  const head = daisy(rng, height * 0.05, 9, { petal, shade: ink, centre: GROUND, dot: ink, streaks: false });
  return stem + placed(head, [0, -height * 0.17]);
}

/** Missed ink: specks of the ground, as a wood block leaves them. */
function printTexture(rng: Rng): string {
  const specks = times(500, () => {
    const at: Point = [rng.range(12, TILE_SIZE - 12), rng.range(12, TILE_SIZE - 12)];
    const points = blobPoints(rng, rng.range(0.6, 1.9), { corners: 5, jitter: 0.35 });
    return smoothPath(points.map((point) => add(point, at)));
  });
  return fillPath(specks.join(''), GROUND, 'opacity="0.75"');
}

/** Cuts the printing blocks: one buta in each of two colourings, drawn once and printed many times. */
function cutBlocks(tile: Tile, rng: Rng, height: number, slots: readonly Slot[], leaf: Slot): string[] {
  return times(2, (index) => `<use href="#${tile.define(buta(rng, height, coloursOf(slots, leaf, index)))}"/>`);
}

/** Butas in a half-drop; every other column is mirrored. */
function setButas(tile: Tile, { rng, roles }: DrawContext, columns: number, rows: number): void {
  const slots = roles.visible(0, 0.14);
  const leaf = cycle(roles.split().leaf, 0);
  const ink = slotToken(cycle(roles.byContrast(), 0));
  const pitch = TILE_SIZE / rows;
  const height = pitch * (columns > 6 ? 0.7 : 0.6);
  const taken: Disc[] = [];
  const blocks = cutBlocks(tile, rng, height, slots, leaf);
  for (const { at, column, row } of halfDrop(columns, rows)) {
    const isOdd = column % 2 === 1;
    const angle = (isOdd ? 1 : -1) * 0.26;
    const place = { x: at[0], y: at[1], radius: height * 0.8, angle, flip: isOdd };
    tile.put('Buta', cycle(blocks, column + (columns > 6 ? row : 0)), place);
    const between: Point = [at[0], at[1] + pitch / 2];
    const filler = fillerSprig(rng, pitch, slotToken(leaf), slotToken(cycle(slots, column + row)), ink);
    tile.put('Sprigs', filler, { x: between[0], y: between[1] + pitch * 0.1, radius: pitch * 0.3 });
    for (const step of times(5, (index) => index - 2)) {
      taken.push({ x: at[0], y: at[1] + step * pitch * 0.14, r: pitch * 0.23, kind: 0 });
      taken.push({ x: between[0], y: between[1] + step * pitch * 0.07, r: pitch * 0.1, kind: 1 });
    }
  }
  fillGaps(
    rng,
    taken,
    { tries: 4000, count: 90, clear: 7, takes: 15 },
    ([x, y]) => tile.put('Sprigs', circle([0, 0], 4.4, slotToken(rng.pick(slots))), { x, y, radius: 5 }),
    tile.lattice,
  );
}

/** Butas of three sizes thrown over the cloth in every direction. */
function tossButas(tile: Tile, { rng, roles }: DrawContext): void {
  const slots = roles.visible(0, 0.14);
  const leaf = cycle(roles.split().leaf, 0);
  const taken: Disc[] = [];
  const height = 200;
  const blocks = cutBlocks(tile, rng, height, slots, leaf);
  const sizes = [
    { count: 10, reach: 104, tries: 9000 },
    { count: 18, reach: 58, tries: 8000 },
    { count: 34, reach: 32, tries: 8000 },
  ];
  for (const { count, reach, tries } of sizes) {
    fillGaps(
      rng,
      taken,
      { tries, count, clear: reach * 0.84, takes: reach },
      ([x, y], index) => {
        const scale = (reach * 1.95) / height;
        const place = { x, y, radius: height * 0.82, scale, angle: rng.angle(), flip: rng.chance(0.5) };
        tile.put('Buta', cycle(blocks, index), place);
      },
      tile.lattice,
    );
  }
  fillGaps(
    rng,
    taken,
    { tries: 6000, count: 120, clear: 9, takes: 12 },
    ([x, y]) => {
      const petal = slotToken(rng.pick(slots));
      const isFlower = rng.chance(0.3);
      const flower = fiveFlower(rng, 12, { petal, shade: GROUND, centre: slotToken(leaf) });
      tile.put('Sprigs', isFlower ? flower : circle([0, 0], 4, petal), { x, y, radius: 13 });
    },
    tile.lattice,
  );
}

function draw(context: DrawContext): Tile {
  const tile = new Tile(context.lattice);
  tile.ground();
  tile.order('Sprigs', 'Buta', 'Print texture');
  if (context.variant === 2) tossButas(tile, context);
  else if (context.variant === 1) setButas(tile, context, 8, 3);
  else setButas(tile, context, 6, 2);
  tile.raw('Print texture', printTexture(context.rng));
  return tile;
}

/**
 * Butas: a ribbon about a curling spine, its width a round cap and a taper (1 - t)^1.3, nested by using the spine
 * again; set in a half-drop or packed in three sizes.
 */
export const paisley: Family = {
  slug: 'paisley',
  name: 'Paisley',
  variants: [
    { slug: 'grand-buta', name: 'Grand buta', arrangement: 'half-drop', layouts: ['block', 'half-drop'] },
    { slug: 'small-buta', name: 'Small buta', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'tossed', name: 'Tossed paisley', arrangement: 'block', layouts: EVERY_LAYOUT },
  ],
  motifs: ['paisley drops', 'sprigs', 'daisies'],
  tags: ['paisley', 'buta', 'block print', 'indian', 'kashmir', 'bohemian', 'heritage'],
  draw,
};
