import { diagonalLines, weave } from '../core/weave.ts';
import { rect } from '../core/markup.ts';
import type { PaletteRoles, Slot } from '../core/palette.ts';
import { cycle, num, times } from '../core/path.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** A thread of a sett: 0 is the ground; the slots of the others are chosen when the sett is woven. */
type Thread = number;

/** One stripe of a sett: its width in units and its thread. */
type Stripe = readonly [width: number, thread: Thread];

interface Sett {
  /** The stripes of one repeat. */
  readonly stripes: readonly Stripe[];
  /** Repeats per tile. */
  readonly repeats: number;
  /** Gingham shows the ground through both sets of threads; tartan covers it. */
  readonly opacity: number;
  readonly isTwill: boolean;
}

/** Mirrors a sett at its first and last stripe, as in tartans. */
const mirrored = (half: readonly Stripe[]): Stripe[] => [...half, ...half.slice(1, -1).toReversed()];

const GINGHAM: readonly Stripe[] = [
  [50, 1],
  [50, 0],
];

const TARTAN = mirrored([
  [72, 2],
  [10, 0],
  [10, 1],
  [18, 0],
  [10, 1],
  [10, 0],
  [44, 3],
  [8, 4],
  [36, 3],
]);

const WINDOWPANE = mirrored([
  [96, 0],
  [6, 1],
  [20, 0],
  [60, 3],
  [20, 0],
  [6, 2],
  [60, 0],
]);

const MADRAS: readonly Stripe[] = [
  [90, 2],
  [14, 0],
  [46, 4],
  [8, 1],
  [70, 3],
  [22, 0],
  [34, 5],
  [10, 1],
  [56, 0],
];

const SETTS: readonly Sett[] = [
  { stripes: GINGHAM, repeats: 10, opacity: 0.62, isTwill: false },
  { stripes: TARTAN, repeats: 3, opacity: 0.9, isTwill: true },
  { stripes: WINDOWPANE, repeats: 3, opacity: 0.9, isTwill: true },
  { stripes: MADRAS, repeats: 2, opacity: 0.6, isTwill: false },
];

/**
 * Returns the palette slot of each thread: the strongest contrast draws the fine lines, the others fill the broad
 * stripes.
 */
function threadSlots(roles: PaletteRoles, turn: number): Slot[] {
  const line = cycle(roles.byContrast(), 0);
  const rest = roles.visible(0, 0.06).filter((slot) => slot !== line);
  const broad = rest.length > 0 ? rest : [line];
  return [0, line, ...times(4, (index) => cycle(broad, index + turn))];
}

interface Band {
  readonly at: number;
  readonly width: number;
  readonly thread: Thread;
}

/** Rounds to a tenth of a unit, halves always upwards, so that positions a whole tile apart round alike. */
const tenth = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-6) / 10;

/** Lays out the stripes along an edge of the tile, with one extra repeat at either end for the bleed. */
function layOut({ stripes, repeats }: Sett): Band[] {
  const total = stripes.reduce((sum, [width]) => sum + width, 0);
  const scale = TILE_SIZE / repeats / total;
  const bands: Band[] = [];
  let at = -total * scale;
  for (const [width, thread] of times(repeats + 2, () => stripes).flat()) {
    bands.push({ at: tenth(at), width: tenth(at + width * scale) - tenth(at), thread });
    at += width * scale;
  }
  return bands.filter((band) => band.at < TILE_SIZE + BLEED && band.at + band.width > -BLEED);
}

const LOW = -BLEED;
const SPAN = TILE_SIZE + 2 * BLEED;

/** Draws weft stripes as color bands visible only along the diagonals of a twill. */
function twillWeft(tile: Tile, bands: readonly Band[], slots: readonly Slot[]): void {
  const pitch = 8;
  const lines = diagonalLines(pitch);
  for (const thread of new Set(bands.map((band) => band.thread))) {
    const data = bands
      .filter((band) => band.thread === thread)
      .map(({ at, width }) => `M${LOW} ${num(at)}h${SPAN}v${num(width + 0.3)}h${-SPAN}z`);
    const clip = tile.defineClip(data.join(''));
    const twill = `<path d="${lines}" fill="none" stroke="${slotToken(cycle(slots, thread))}" stroke-width="${num(pitch * 0.4)}"/>`;
    tile.raw('Weft', `<g clip-path="url(#${clip})">${twill}</g>`);
  }
}

/** Draws stripes both ways. The random stream decides where the tile begins and which color fills which stripe. */
function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  const sett = cycle(SETTS, variant);
  const shift = rng.int(0, sett.stripes.length - 1);
  const slots = threadSlots(roles, rng.int(0, 11));
  const turned = { ...sett, stripes: times(sett.stripes.length, (index) => cycle(sett.stripes, index + shift)) };
  const bands = layOut(turned);
  const colored = bands.filter((band) => band.thread !== 0);
  for (const { at, width, thread } of colored) {
    tile.raw('Warp', rect(at, LOW, width + 0.3, SPAN, slotToken(cycle(slots, thread)), `opacity="${sett.opacity}"`));
  }
  if (sett.isTwill) {
    twillWeft(tile, bands, slots);
  } else {
    for (const { at, width, thread } of colored) {
      tile.raw('Weft', rect(LOW, at, SPAN, width, slotToken(cycle(slots, thread)), `opacity="${sett.opacity}"`));
    }
  }
  tile.raw('Weave', weave(4, 0.14));
  return tile;
}

/**
 * Plaids: a sett of stripes laid out both ways; twills show the weft through the diagonals of a 2/2 weave, the others
 * cross translucent bands.
 */
export const plaid: Family = {
  slug: 'plaid',
  name: 'Plaid',
  variants: [
    { slug: 'gingham', name: 'Gingham', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'tartan', name: 'Tartan', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'windowpane', name: 'Windowpane', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'madras', name: 'Madras', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['checks', 'stripes'],
  tags: ['plaid', 'check', 'stripes', 'tartan', 'woven', 'country', 'classic'],
  draw,
};
