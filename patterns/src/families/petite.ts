import type { Disc } from '../core/layout.ts';
import { fillGaps, halfDrop, pack, spread } from '../core/layout.ts';
import { circle, fillPath, strokePath } from '../core/markup.ts';
import { blobPoints, starPoints } from '../core/motifs/blob.ts';
import { leafHalfPath, leafOutline, leafShape } from '../core/motifs/leaf.ts';
import { sprig } from '../core/motifs/sprig.ts';
import { Noise } from '../core/noise.ts';
import type { PaletteRoles } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { TAU, cycle, mod, polar, polygonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { SHEARED } from './family.ts';

/** Colors of a blender: a main one, a softer one, and an accent. */
interface QuietInks {
  readonly main: ColorToken;
  readonly soft: ColorToken;
  readonly accent: ColorToken;
}

type Design = (tile: Tile, rng: Rng, inks: QuietInks) => void;

/** Columns and rows of the set designs: multiples of four and two, so that sheared copies coincide with motifs. */
const FINE = { columns: 16, rows: 8 } as const;

function inksOf(roles: PaletteRoles, tint: Rng): QuietInks {
  const clear = roles.visible(0, 0.3);
  const turn = tint.int(0, 5);
  const main = slotToken(cycle(clear, turn));
  return { main, soft: mix(GROUND, main, 0.5), accent: slotToken(cycle(clear, turn + 1)) };
}

/** Loose petals carried by a slow flow (angle from periodic noise), in two tones and an accent. */
const petals: Design = (tile, rng, { main, soft, accent }) => {
  const flow = new Noise(rng, tile.lattice);
  for (const [index, [x, y]] of spread(rng, 120, 50, tile.lattice).entries()) {
    const length = rng.range(42, 58);
    const shape = leafShape({ length, width: length * 0.62, bend: rng.range(-0.2, 0.2), belly: 0.66, steps: 6 });
    const fill = index % 9 === 0 ? accent : index % 3 === 0 ? soft : main;
    const angle = flow.fractal(x, y, 2, 2) * TAU + rng.gauss() * 0.35;
    tile.put('Petals', fillPath(smoothPath(leafOutline(shape)), fill), { x, y, radius: length * 1.15, angle });
  }
};

/** Tiny leaves, half of each in a second tone, every fourth one in outline only. */
const leaves: Design = (tile, rng, { main, soft, accent }) => {
  const points = spread(rng, 96, 60, tile.lattice);
  for (const [index, [x, y]] of points.entries()) {
    const length = rng.range(66, 80);
    const shape = leafShape({ length, width: length * 0.46, bend: rng.range(-0.18, 0.18), steps: 6 });
    const outline = smoothPath(leafOutline(shape));
    const rib = smoothPath(shape.rib, false);
    const markup =
      index % 4 === 0
        ? strokePath(outline + rib, accent, 3)
        : fillPath(outline, main) + fillPath(leafHalfPath(shape, 'upper'), soft) + strokePath(rib, GROUND, 2.4);
    tile.put('Leaves', markup, { x, y, radius: length * 1.15, angle: rng.angle() });
  }
};

/** Dots cut by hand, set in a half-drop. */
const polka: Design = (tile, rng, { main, accent }) => {
  const offset = rng.int(0, 6);
  for (const { at, column, row } of halfDrop(FINE.columns, FINE.rows)) {
    const dot = smoothPath(blobPoints(rng, 22, { corners: 9, jitter: 0.07 }));
    const isAccent = mod(column + 2 * row + offset, 8) === 0;
    tile.put('Dots', fillPath(dot, isAccent ? accent : main), { x: at[0], y: at[1], radius: 27 });
  }
};

/** Dots of three sizes packed close, like spilled sugar. */
const sugar: Design = (tile, rng, { main, soft, accent }) => {
  const discs = pack(
    rng,
    [
      { radius: [18, 23], count: 60, gap: 16 },
      { radius: [10, 14], count: 130, gap: 11 },
      { radius: [5, 7], count: 240, gap: 9 },
    ],
    tile.lattice,
  );
  for (const [index, { x, y, r, kind }] of discs.entries()) {
    const fill = cycle([cycle([main, main, accent], index), main, soft], kind);
    tile.put(cycle(['Large dots', 'Dots', 'Fine dots'], kind), circle([0, 0], r, fill), { x, y, radius: r });
  }
};

/** Small upright sprigs in a half-drop, leaning to alternating sides. */
const sprigs: Design = (tile, rng, { main, soft, accent }) => {
  const height = 128;
  for (const { at, column } of halfDrop(8, 4)) {
    const lean = column % 2 === 0 ? 0.1 : -0.1;
    const options = { stem: main, leaf: main, half: soft, pairs: 3, leafLength: 46, stemWidth: 4.4 } as const;
    const twig = sprig(rng, height, { ...options, bend: lean, tip: 'berry', tipColor: accent });
    const place = { x: at[0], y: at[1] + height / 2, radius: height * 1.3, angle: rng.gauss() * 0.05 };
    tile.put('Sprigs', twig, place);
    tile.put('Dots', circle([0, 0], 8, accent), { x: at[0], y: at[1] + 1000 / 8, radius: 9 });
  }
};

/** Four-pointed and five-pointed stars, with dust between. */
const stars: Design = (tile, rng, { main, soft, accent }) => {
  const points = spread(rng, 84, 60, tile.lattice);
  for (const [index, [x, y]] of points.entries()) {
    const size = rng.range(24, 35);
    const isLong = index % 3 === 0;
    const tips = isLong ? starPoints(4, size * 1.15, size * 0.3) : starPoints(5, size, size * 0.44);
    const markup = fillPath(polygonPath(tips), index % 7 === 0 ? accent : main);
    tile.put('Stars', markup, { x, y, radius: size * 1.2, angle: isLong ? 0 : rng.gauss() * 0.4 });
  }
  const taken: Disc[] = points.map(([x, y]) => ({ x, y, r: 38, kind: 0 }));
  const dust = { tries: 6000, count: 130, clear: 11, takes: 20 };
  fillGaps(
    rng,
    taken,
    dust,
    ([x, y]) => tile.put('Dust', circle([0, 0], rng.range(3.4, 5.6), soft), { x, y, radius: 6 }),
    tile.lattice,
  );
};

/** Small five-petaled blossoms in a half-drop, two filled rows to one in outline. */
const blossom: Design = (tile, rng, { main, soft, accent }) => {
  const [columns, rows] = [12, 6];
  const reach = 40;
  const outline = (turn: number): Point[] =>
    times(20, (index) => {
      const angle = (index / 20) * TAU + turn;
      return polar(reach * (0.76 + 0.24 * Math.cos(5 * (angle - turn))), angle);
    });
  for (const { at, column, row } of halfDrop(columns, rows)) {
    const data = smoothPath(outline(rng.angle()));
    const isLine = mod(column + 2 * row, 4) === 3;
    const flower = isLine ? fillPath(data, 'none', `stroke="${main}" stroke-width="3.4"`) : fillPath(data, main);
    const heart = circle([0, 0], 12, isLine ? accent : GROUND) + circle([0, 0], 6, isLine ? GROUND : accent);
    tile.put('Blossom', flower + heart, { x: at[0], y: at[1], radius: reach + 3 });
    const between = circle([0, 0], 7, soft);
    tile.put('Dots', between, { x: at[0], y: at[1] + 1000 / (2 * rows), radius: 8 });
  }
};

const DESIGNS: readonly Design[] = [petals, leaves, polka, sugar, sprigs, stars, blossom];

/**
 * Small blenders in two or three colors, to coordinate with a larger design in the same palette: evenly spread, packed,
 * or in a half-drop of a multiple of four columns and two rows, which matches sheared copies.
 */
export const petite: Family = {
  slug: 'petite',
  name: 'Petite',
  variants: [
    { slug: 'petals', name: 'Scattered Petals', arrangement: 'block', layouts: SHEARED },
    { slug: 'leaves', name: 'Tiny Leaves', arrangement: 'block', layouts: SHEARED },
    { slug: 'polka', name: 'Cut Polka Dots', arrangement: 'half-drop', layouts: SHEARED },
    { slug: 'sugar', name: 'Sugar Dots', arrangement: 'block', layouts: SHEARED },
    { slug: 'sprigs', name: 'Little Sprigs', arrangement: 'half-drop', layouts: SHEARED },
    { slug: 'stars', name: 'Scattered Stars', arrangement: 'block', layouts: SHEARED },
    { slug: 'blossom', name: 'Small Blossom', arrangement: 'half-drop', layouts: SHEARED },
  ],
  motifs: ['small dots', 'tiny leaves', 'petals', 'little stars'],
  tags: ['blender', 'coordinate', 'small scale', 'simple', 'hand-drawn', 'filler'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    cycle(DESIGNS, variant)(tile, rng, inksOf(roles, rng.fork('tint')));
    return tile;
  },
};
