import { diagonalLines, weave } from '../core/cloth.ts';
import { rect } from '../core/markup.ts';
import type { PaletteRoles, Slot } from '../core/palette.ts';
import { cycle, num, times } from '../core/path.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';

/** One stripe of a sett: its width in units and its palette slot. */
type Stripe = readonly [width: number, slot: Slot];

interface Sett {
  /** The stripes of one repeat. */
  readonly stripes: readonly Stripe[];
  /** Repeats in a tile. */
  readonly repeats: number;
  /** Gingham shows the ground through both thread systems; tartan covers it. */
  readonly opacity: number;
  readonly isTwill: boolean;
}

/** A sett mirrored about its first and last stripe, as tartans are. */
const mirrored = (half: readonly Stripe[]): Stripe[] => [...half, ...half.slice(1, -1).toReversed()];

function tartan(contrast: readonly Slot[], slots: readonly Slot[]): Stripe[] {
  const line = cycle(contrast, 0);
  const broad = cycle(slots, 0);
  const second = cycle(contrast, 2);
  return mirrored([
    [72, broad],
    [10, 0],
    [10, line],
    [18, 0],
    [10, line],
    [10, 0],
    [44, second],
    [8, cycle(contrast, 1)],
    [36, second],
  ]);
}

function windowpane(contrast: readonly Slot[], slots: readonly Slot[]): Stripe[] {
  return mirrored([
    [96, 0],
    [6, cycle(contrast, 0)],
    [20, 0],
    [60, cycle(slots, 2)],
    [20, 0],
    [6, cycle(slots, 1)],
    [60, 0],
  ]);
}

function madras(contrast: readonly Slot[], slots: readonly Slot[]): Stripe[] {
  return [
    [90, cycle(slots, 0)],
    [14, 0],
    [46, cycle(slots, 1)],
    [8, cycle(contrast, 0)],
    [70, cycle(slots, 2)],
    [22, 0],
    [34, cycle(slots, 3)],
    [10, cycle(contrast, 0)],
    [56, 0],
  ];
}

function settOf(roles: PaletteRoles, variant: number): Sett {
  const contrast = roles.byContrast();
  const slots = roles.visible(0, 0.06);
  const gingham: Stripe[] = [
    [50, cycle(contrast, 0)],
    [50, 0],
  ];
  const setts: readonly Sett[] = [
    { stripes: gingham, repeats: 10, opacity: 0.62, isTwill: false },
    { stripes: tartan(contrast, slots), repeats: 3, opacity: 0.9, isTwill: true },
    { stripes: windowpane(contrast, slots), repeats: 3, opacity: 0.9, isTwill: true },
    { stripes: madras(contrast, slots), repeats: 2, opacity: 0.6, isTwill: false },
  ];
  return cycle(setts, variant);
}

/** The stripes laid out along an edge of the tile, one repeat of the sett more at either end for the bleed. */
function layOut({ stripes, repeats }: Sett): { at: number; width: number; slot: Slot }[] {
  const total = stripes.reduce((sum, [width]) => sum + width, 0);
  const scale = TILE_SIZE / repeats / total;
  const bands: { at: number; width: number; slot: Slot }[] = [];
  let at = -total * scale;
  for (const [width, slot] of times(repeats + 2, () => stripes).flat()) {
    bands.push({ at, width: width * scale, slot });
    at += width * scale;
  }
  return bands.filter((band) => band.at < TILE_SIZE + BLEED && band.at + band.width > -BLEED);
}

const LOW = -BLEED;
const SPAN = TILE_SIZE + 2 * BLEED;

/** Weft stripes as colour bands seen only along the diagonals of a twill. */
function twillWeft(tile: Tile, bands: readonly { at: number; width: number; slot: Slot }[]): void {
  const pitch = 8;
  const lines = diagonalLines(pitch);
  for (const slot of new Set(bands.map((band) => band.slot))) {
    const data = bands
      .filter((band) => band.slot === slot)
      .map(({ at, width }) => `M${LOW} ${num(at)}h${SPAN}v${num(width + 0.3)}h${-SPAN}z`);
    const clip = tile.defineClip(data.join(''));
    const twill = `<path d="${lines}" fill="none" stroke="${slotToken(slot)}" stroke-width="${num(pitch * 0.4)}"/>`;
    tile.raw('Weft', `<g clip-path="url(#${clip})">${twill}</g>`);
  }
}

/** Stripes both ways. The stripes are the sett; the drawing of a plaid has no chance in it but the choice of sett. */
function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  const sett = settOf(roles, variant);
  const shift = rng.int(0, Math.max(0, sett.stripes.length - 1));
  const turned = { ...sett, stripes: times(sett.stripes.length, (index) => cycle(sett.stripes, index + shift)) };
  const bands = layOut(turned);
  const coloured = bands.filter((band) => band.slot !== 0);
  for (const { at, width, slot } of coloured) {
    tile.raw('Warp', rect(at, LOW, width + 0.3, SPAN, slotToken(slot), `opacity="${sett.opacity}"`));
  }
  if (sett.isTwill) {
    twillWeft(tile, bands);
  } else {
    for (const { at, width, slot } of coloured) {
      tile.raw('Weft', rect(LOW, at, SPAN, width, slotToken(slot), `opacity="${sett.opacity}"`));
    }
  }
  tile.raw('Weave', weave(4, 0.14));
  return tile;
}

export const plaid: Family = {
  slug: 'plaid',
  name: 'Plaid',
  variants: [
    { slug: 'gingham', name: 'Gingham', repeat: 'block' },
    { slug: 'tartan', name: 'Tartan', repeat: 'block' },
    { slug: 'windowpane', name: 'Windowpane', repeat: 'block' },
    { slug: 'madras', name: 'Madras', repeat: 'block' },
  ],
  motifs: ['checks', 'stripes'],
  tags: ['plaid', 'check', 'stripes', 'tartan', 'woven', 'country', 'classic'],
  draw,
};
