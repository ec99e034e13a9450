import { weave } from '../core/cloth.ts';
import { fillPath } from '../core/markup.ts';
import type { Slot } from '../core/palette.ts';
import { cycle, mod, num, times } from '../core/path.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';

/** A cloth of square knots, `size` to a side, each with its palette slot; it wraps at its edges. */
class Knots {
  readonly size: number;
  private readonly slots: Slot[];

  constructor(size: number, slotAt: (x: number, y: number) => Slot) {
    this.size = size;
    this.slots = times(size * size, (index) => slotAt(index % size, Math.floor(index / size)));
  }

  at(x: number, y: number): Slot {
    return this.slots[mod(y, this.size) * this.size + mod(x, this.size)] ?? 0;
  }
}

/** Path data for each slot but the ground: equal knots side by side become one bar. */
function barsBySlot(knots: Knots): Map<Slot, string> {
  const knot = TILE_SIZE / knots.size;
  const overhang = Math.ceil(BLEED / knot);
  const bars = new Map<Slot, string>();
  for (let y = -overhang; y < knots.size + overhang; y++) {
    let x = -overhang;
    while (x < knots.size + overhang) {
      const slot = knots.at(x, y);
      const start = x;
      while (x < knots.size + overhang && knots.at(x, y) === slot) x++;
      if (slot === 0) continue;
      const width = num((x - start) * knot);
      const bar = `M${num(start * knot)} ${num(y * knot)}h${width}v${num(knot + 0.25)}h-${width}z`;
      bars.set(slot, (bars.get(slot) ?? '') + bar);
    }
  }
  return bars;
}

/** Steps of two knots: what makes the stepped outlines of a slit-woven rug. */
const stepped = (distance: number): number => Math.floor(distance / 2) * 2 + 1;

/** The colour of a nested figure at a distance from its centre: the first band that reaches as far. */
function bandAt(bands: readonly (readonly [limit: number, slot: Slot])[], distance: number): Slot {
  return bands.find(([limit]) => distance < limit)?.[1] ?? 0;
}

/** Stepped medallions in a half-drop, two colourings by turns. */
function medallions(slots: readonly Slot[]): Knots {
  const slot = (index: number): Slot => cycle(slots, index);
  const bands = [0, 1].map((parity): [number, Slot][] => [
    [3, slot(3)],
    [6, 0],
    [10, slot(2)],
    [12, 0],
    [17, slot(parity)],
    [19, slot(1 - parity)],
    [20.5, 0],
    [23, slot(3)],
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

interface BandColours {
  readonly ground: Slot;
  readonly figure: Slot;
  readonly accent: Slot;
}

/** One motif of a banded rug: the slot of a knot from its place in the motif. */
interface BandMotif {
  readonly height: number;
  readonly period: number;
  /** `across` and `down` are distances from the centre line of the motif, `row` counts from the top. */
  readonly slotAt: (place: { across: number; down: number; x: number; row: number }, colours: BandColours) => Slot;
}

const BAND_MOTIFS: readonly BandMotif[] = [
  {
    height: 18,
    period: 20,
    slotAt: ({ across, down }, { ground, figure, accent }) =>
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
    slotAt: ({ across, row }, { ground, figure }) => (Math.abs(across - row * 0.8) < 2.2 ? figure : ground),
  },
  {
    height: 12,
    period: 10,
    slotAt: ({ across, row }, { ground, figure }) => (across < ((12 - row) / 12) * 5 ? figure : ground),
  },
  {
    height: 18,
    period: 20,
    slotAt: ({ across, down }, { ground, figure, accent }) => {
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
    slotAt: ({ x, row }, { ground, figure }) => (x < 4 === row < 4 ? figure : ground),
  },
  {
    height: 14,
    period: 16,
    slotAt: ({ across, down }, { ground, figure, accent }) =>
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

/** Bands of motifs from the top down; together they are as high as the cloth. */
function banded({ rng }: DrawContext, slots: readonly Slot[]): Knots {
  const order = rng.shuffle(BAND_MOTIFS);
  const rows = order.flatMap((motif, band) => {
    const ground = band % 2 === 1 ? cycle(slots, band) : 0;
    const others = slots.filter((slot) => slot !== ground);
    const colours = { ground, figure: cycle(others, band + 1), accent: cycle(others, band + 2) };
    return times(motif.height, (row) => ({ motif, row, colours }));
  });
  return new Knots(80, (column, y) => {
    const { motif, row, colours } = cycle(rows, y);
    if (row === 0 || row === motif.height - 1) return colours.figure;
    const x = mod(column, motif.period);
    const across = Math.abs(x + 0.5 - motif.period / 2);
    return motif.slotAt({ across, down: Math.abs(row + 0.5 - motif.height / 2), x, row }, colours);
  });
}

/** Eye-dazzler: serrated concentric lozenges that fill the cloth edge to edge. */
function dazzler(slots: readonly Slot[]): Knots {
  const colours = [...slots, 0];
  return new Knots(96, (x, y) => {
    const across = Math.abs(mod(x, 48) + 0.5 - 24);
    const down = Math.abs(mod(y + (mod(Math.floor(x / 48), 2) === 0 ? 0 : 48), 96) + 0.5 - 48);
    const ring = Math.floor((stepped(across) * 2 + stepped(down)) / 8);
    return cycle(colours, ring);
  });
}

function draw(context: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  const slots = context.roles.visible(0, 0.1);
  const turn = context.rng.int(0, slots.length - 1);
  const turned = times(slots.length, (index) => cycle(slots, index + turn));
  const designs = [(): Knots => medallions(turned), (): Knots => banded(context, turned), (): Knots => dazzler(turned)];
  for (const [slot, data] of barsBySlot(cycle(designs, context.variant)())) {
    tile.raw(`Wool ${slot}`, fillPath(data, slotToken(slot)));
  }
  tile.raw('Weave', weave(5, 0.16));
  return tile;
}

export const kilim: Family = {
  slug: 'kilim',
  name: 'Kilim',
  variants: [
    { slug: 'medallion', name: 'Stepped medallions', repeat: 'half-drop' },
    { slug: 'banded', name: 'Banded kilim', repeat: 'block' },
    { slug: 'eye-dazzler', name: 'Eye-dazzler', repeat: 'half-drop' },
  ],
  motifs: ['stepped medallions', 'woven bands', 'lozenges'],
  tags: ['kilim', 'rug', 'woven', 'anatolian', 'tribal', 'geometric', 'heritage'],
  draw,
};
