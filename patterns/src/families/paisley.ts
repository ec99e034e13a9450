import type { Disc } from '../core/layout.ts';
import { fillGaps, halfDrop } from '../core/layout.ts';
import { circle, fillPath } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { fiveFlower } from '../core/motifs/flowers.ts';
import type { Slot } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { add, cycle, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import { GROUND, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, EVERY_LAYOUT } from './family.ts';
import { buta, fillerSprig, type ButaColors } from './paisley-buta.ts';

/** Returns the colors of a buta; neighboring butas swap colors. */
function colorsOf(slots: readonly Slot[], leaf: Slot, index: number): ButaColors {
  const [first, second] = index % 2 === 0 ? [0, 1] : [1, 0];
  return {
    body: slotToken(cycle(slots, first)),
    heart: slotToken(cycle(slots, second)),
    accent: slotToken(cycle(slots, index % 2 === 0 ? 2 : 3)),
    leaf: slotToken(leaf),
  };
}

/** Draws missed ink: specks of the ground, as a wood block leaves them. */
function printTexture(rng: Rng): string {
  const specks = times(500, () => {
    const at: Point = [rng.range(12, TILE_SIZE - 12), rng.range(12, TILE_SIZE - 12)];
    const points = blobPoints(rng, rng.range(0.6, 1.9), { corners: 5, jitter: 0.35 });
    return smoothPath(points.map((point) => add(point, at)));
  });
  return fillPath(specks.join(''), GROUND, 'opacity="0.75"');
}

/** Defines the printing blocks: one buta in each of two colorings, drawn once and reused many times. */
function cutBlocks(tile: Tile, rng: Rng, height: number, slots: readonly Slot[], leaf: Slot): string[] {
  return times(2, (index) => `<use href="#${tile.define(buta(rng, height, colorsOf(slots, leaf, index)))}"/>`);
}

/** Places butas in a half-drop; every other column is mirrored. */
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

/** Scatters butas of three sizes over the cloth in every direction. */
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
      const flower = fiveFlower(rng, 12, { petal, shade: GROUND, center: slotToken(leaf) });
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
 * Butas: a ribbon around a curling spine, its width a round cap and a taper (1 - t)^1.3, nested by reusing the spine;
 * set in a half-drop or packed in three sizes.
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
