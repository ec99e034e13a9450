import { weave } from '../core/weave.ts';
import { fillPath } from '../core/markup.ts';
import { cycle, mod, num, times } from '../core/path.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** A wool of the weaver: 0 is the ground, 1 to 4 are the colors, as assigned by the palette. */
type Wool = number;

const WOOLS = 4;

/** A square cloth of knots, `size` to a side, each of one wool; it wraps at its edges. */
class Knots {
  readonly size: number;
  private readonly wools: Wool[];

  constructor(size: number, woolAt: (x: number, y: number) => Wool) {
    this.size = size;
    this.wools = times(size * size, (index) => woolAt(index % size, Math.floor(index / size)));
  }

  at(x: number, y: number): Wool {
    return this.wools[mod(y, this.size) * this.size + mod(x, this.size)] ?? 0;
  }
}

/** Returns path data for each wool except the ground: equal adjacent knots become one bar. */
function barsByWool(knots: Knots): Map<Wool, string> {
  const knot = TILE_SIZE / knots.size;
  const overhang = Math.ceil(BLEED / knot);
  const bars = new Map<Wool, string>();
  for (let y = -overhang; y < knots.size + overhang; y++) {
    let x = -overhang;
    while (x < knots.size + overhang) {
      const wool = knots.at(x, y);
      const start = x;
      while (x < knots.size + overhang && knots.at(x, y) === wool) x++;
      if (wool === 0) continue;
      const width = num((x - start) * knot);
      const bar = `M${num(start * knot)} ${num(y * knot)}h${width}v${num(knot + 0.25)}h-${width}z`;
      bars.set(wool, (bars.get(wool) ?? '') + bar);
    }
  }
  return bars;
}

/** Rounds to steps of two knots, which creates the stepped outlines of a slit-woven rug. */
const stepped = (distance: number): number => Math.floor(distance / 2) * 2 + 1;

/** Returns the color of a nested figure at a distance from its center: the first band that extends that far. */
function bandAt(bands: readonly (readonly [limit: number, wool: Wool])[], distance: number): Wool {
  return bands.find(([limit]) => distance < limit)?.[1] ?? 0;
}

/** Draws stepped medallions in a half-drop, alternating two colorings. */
function medallions(): Knots {
  const bands = [0, 1].map((parity): [number, Wool][] => [
    [3, 4],
    [6, 0],
    [10, 3],
    [12, 0],
    [17, parity + 1],
    [19, 2 - parity],
    [20.5, 0],
    [23, 4],
  ]);
  return new Knots(100, (x, y) => {
    let nearest = Infinity;
    let parity = 0;
    for (let column = -1; column <= 4; column++) {
      for (let row = -1; row <= 2; row++) {
        const across = Math.abs(x + 0.5 - (column * 25 + 12));
        const down = Math.abs(y + 0.5 - (row * 50 + mod(column, 2) * 25 + 25));
        const distance = stepped(across) + stepped(down) * 0.5;
        if (distance >= nearest) continue;
        nearest = distance;
        parity = mod(column, 2);
      }
    }
    return bandAt(cycle(bands, parity), nearest);
  });
}

interface BandColors {
  readonly ground: Wool;
  readonly figure: Wool;
  readonly accent: Wool;
}

/** One motif of a banded rug: maps a knot's position in the motif to its wool. */
interface BandMotif {
  readonly height: number;
  readonly period: number;
  /** `across` and `down` are distances from the motif's center line, `row` counts from the top. */
  readonly woolAt: (place: { across: number; down: number; x: number; row: number }, colors: BandColors) => Wool;
}

const BAND_MOTIFS: readonly BandMotif[] = [
  {
    height: 18,
    period: 20,
    woolAt: ({ across, down }, { ground, figure, accent }) =>
      bandAt(
        [
          [2.5, accent],
          [5, ground],
          [8.5, figure],
          [99, ground],
        ],
        across + down * 1.25,
      ),
  },
  {
    height: 10,
    period: 16,
    woolAt: ({ across, row }, { ground, figure }) => (Math.abs(across - row * 0.8) < 2.2 ? figure : ground),
  },
  {
    height: 12,
    period: 10,
    woolAt: ({ across, row }, { ground, figure }) => (across < ((12 - row) / 12) * 5 ? figure : ground),
  },
  {
    height: 18,
    period: 20,
    woolAt: ({ across, down }, { ground, figure, accent }) => {
      const ring = Math.max(across, down);
      if (across > 7 && across < 9 && down < 3) return accent;
      return bandAt(
        [
          [2, accent],
          [4, ground],
          [6, across < 1.5 ? ground : figure],
          [99, ground],
        ],
        ring,
      );
    },
  },
  {
    height: 8,
    period: 8,
    woolAt: ({ x, row }, { ground, figure }) => (x < 4 === row < 4 ? figure : ground),
  },
  {
    height: 14,
    period: 16,
    woolAt: ({ across, down }, { ground, figure, accent }) =>
      bandAt(
        [
          [2.5, figure],
          [4, ground],
          [6, accent],
          [99, ground],
        ],
        across + down,
      ),
  },
];

/** Draws bands of motifs from the top down; together they are as high as the cloth. */
function banded({ rng }: DrawContext): Knots {
  const order = rng.shuffle(BAND_MOTIFS);
  const rows = order.flatMap((motif, band) => {
    const ground = band % 2 === 1 ? (band % WOOLS) + 1 : 0;
    const others = times(WOOLS, (index) => index + 1).filter((wool) => wool !== ground);
    const colors = { ground, figure: cycle(others, band + 1), accent: cycle(others, band + 2) };
    return times(motif.height, (row) => ({ motif, row, colors }));
  });
  return new Knots(80, (column, y) => {
    const { motif, row, colors } = cycle(rows, y);
    if (row === 0 || row === motif.height - 1) return colors.figure;
    const x = mod(column, motif.period);
    const across = Math.abs(x + 0.5 - motif.period / 2);
    return motif.woolAt({ across, down: Math.abs(row + 0.5 - motif.height / 2), x, row }, colors);
  });
}

/** Draws an eye-dazzler: serrated concentric lozenges that fill the cloth edge to edge. */
function dazzler(): Knots {
  const colors = [1, 2, 3, 4, 0];
  return new Knots(96, (x, y) => {
    const across = Math.abs(mod(x, 48) + 0.5 - 24);
    const down = Math.abs(mod(y + (mod(Math.floor(x / 48), 2) === 0 ? 0 : 48), 96) + 0.5 - 48);
    const ring = Math.floor((stepped(across) * 2 + stepped(down)) / 8);
    return cycle(colors, ring);
  });
}

function draw(context: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  const slots = context.roles.visible(0, 0.1);
  const turn = context.rng.int(0, 11);
  const designs = [medallions, (): Knots => banded(context), dazzler];
  for (const [wool, data] of barsByWool(cycle(designs, context.variant)())) {
    tile.raw(`Wool ${wool}`, fillPath(data, slotToken(cycle(slots, wool + turn))));
  }
  tile.raw('Weave', weave(5, 0.16));
  return tile;
}

/**
 * Slit-woven rugs: on a grid of knots, bands of a stepped distance |x| + |y| / 2 give the serrated lozenges that a
 * flat weave with vertical slits allows.
 */
export const kilim: Family = {
  slug: 'kilim',
  name: 'Kilim',
  variants: [
    { slug: 'medallion', name: 'Stepped medallions', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'banded', name: 'Banded kilim', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'eye-dazzler', name: 'Eye-dazzler', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['stepped medallions', 'woven bands', 'lozenges'],
  tags: ['kilim', 'rug', 'woven', 'anatolian', 'tribal', 'geometric', 'heritage'],
  draw,
};
