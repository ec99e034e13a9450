import type { Disc } from '../core/layout.ts';
import { pack, spread } from '../core/layout.ts';
import { fillPath } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { dryBrushPath } from '../core/motifs/dry-brush.ts';
import { Noise } from '../core/noise.ts';
import type { Point } from '../core/path.ts';
import { arcPoints, bezierPoints, cycle, mod, ribbonPath, smoothPath, TAU, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, SHEARED } from './family.ts';

/** Draws a lens-shaped dab of ink between two points, a little unsteady. */
function dab(rng: Rng, from: Point, to: Point, width: number): string {
  const middle: Point = [(from[0] + to[0]) / 2 + rng.gauss() * 3, (from[1] + to[1]) / 2 + rng.gauss() * 3];
  return ribbonPath([from, middle, to], (t) => width * Math.sin(Math.PI * (t * 0.9 + 0.05)) + 1);
}

/** Draws three broad gestures: a hook, a sweep, and three short sweeps in three colors. */
function gesture(rng: Rng, kind: number, radius: number, colors: readonly ColorToken[]): string {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const color = (index: number): ColorToken => cycle(colors, index);
  if (kind === 0) {
    const hook = arcPoints([0, 0], radius * 0.62, 0, Math.PI * 1.35, 30);
    return fillPath(dryBrushPath(rng, hook, { width: radius * 0.5, bristles: 24, dryness: 0.4 }), color(0));
  }
  if (kind === 1) {
    const sweep = bezierPoints(at(-0.95, 0.15), at(-0.3, -0.3), at(0.3, 0.35), at(0.95, -0.1), 26);
    return fillPath(dryBrushPath(rng, sweep, { width: radius * 0.66, bristles: 28, dryness: 0.45 }), color(0));
  }
  return [-1, 0, 1]
    .map((row, index) => {
      const y = row * 0.48;
      const sweep = bezierPoints(at(-0.85, y), at(-0.3, y - 0.14), at(0.3, y + 0.12), at(0.85, y - 0.05), 20);
      return fillPath(dryBrushPath(rng, sweep, { width: radius * 0.34, bristles: 16, dryness: 0.4 }), color(index));
    })
    .join('');
}

/** Draws medium-sized marks: a wave, a comb of lines, a speckled blot, or a rainbow of two strokes. */
function mark(rng: Rng, kind: number, radius: number, colors: readonly ColorToken[], ink: ColorToken): string {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const color = cycle(colors, 0);
  switch (kind) {
    case 0: {
      const wave = bezierPoints(at(-0.8, 0.4), at(-0.2, -0.7), at(0.2, 0.7), at(0.8, -0.4), 24);
      return fillPath(dryBrushPath(rng, wave, { width: radius * 0.3, bristles: 14, dryness: 0.35 }), color);
    }
    case 1:
      return fillPath(
        times(5, (line) => dab(rng, at(-0.6, (line - 2) * 0.3), at(0.6, (line - 2) * 0.3), radius * 0.14)).join(''),
        ink,
      );
    case 2: {
      const blot = blobPoints(rng, radius * 0.66, { corners: 11, jitter: 0.12, stretchX: 1.1, stretchY: 0.9 });
      const specks = times(9, () => {
        const [distance, angle] = [radius * 0.4 * Math.sqrt(rng.next()), rng.angle()];
        const speck = blobPoints(rng, radius * 0.05, { corners: 6, jitter: 0.3 });
        return smoothPath(speck.map(([x, y]) => [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]));
      });
      return fillPath(smoothPath(blot), color) + fillPath(specks.join(''), GROUND);
    }
    default:
      return [0.6, 0.3]
        .map((reach, index) => {
          const arch = arcPoints(at(0, 0.2), radius * reach, Math.PI, TAU, 18);
          const stroke = { width: radius * 0.23, bristles: 12, dryness: 0.3 };
          return fillPath(dryBrushPath(rng, arch, stroke), cycle(colors, index));
        })
        .join('');
  }
}

/** Draws small ink marks: a blot, three dashes, or a cross. */
function inkMark(rng: Rng, kind: number, radius: number, color: ColorToken, ink: ColorToken): string {
  const size = radius * 0.5;
  if (kind === 0) return fillPath(smoothPath(blobPoints(rng, radius * 0.42, { corners: 8, jitter: 0.25 })), ink);
  if (kind === 1) {
    const dashes = [-1, 0, 1].map((row) =>
      dab(rng, [-size, row * radius * 0.42], [size, row * radius * 0.42], radius * 0.2),
    );
    return fillPath(dashes.join(''), color);
  }
  return fillPath(
    dab(rng, [-size, -size], [size, size], radius * 0.18) + dab(rng, [size, -size], [-size, size], radius * 0.18),
    ink,
  );
}

/** Draws broad gestures, marks and ink scattered over the cloth, each filling the gaps between larger ones. */
function abstract({ rng, roles }: DrawContext, tile: Tile): void {
  const layers = ['Broad strokes', 'Strokes', 'Ink marks'] as const;
  tile.order(...layers);
  const slots = roles.visible(0, 0.1);
  const ink = slotToken(cycle(roles.byContrast(), 0));
  const discs = pack(
    rng,
    [
      { radius: [158, 178], count: 7, gap: -44, tries: 12000 },
      { radius: [84, 104], count: 12, gap: -22, tries: 12000 },
      { radius: [36, 48], count: 26, gap: -10, tries: 9000 },
    ],
    tile.lattice,
  );
  discs.forEach(({ x, y, r, kind }: Disc, index) => {
    const colors = times(3, (offset) => slotToken(cycle(slots, index + offset)));
    const draws = [
      (): string => gesture(rng, index % 3, r, colors),
      (): string => mark(rng, index % 4, r, colors, ink),
      (): string => inkMark(rng, index % 3, r, cycle(colors, 0), ink),
    ];
    const angle = kind === 0 ? rng.gauss() * 0.6 : rng.angle();
    tile.put(cycle(layers, kind), cycle(draws, kind)(), { x, y, radius: r * 1.25, angle });
  });
}

/** Draws painted checks: one loaded stroke per square of a loose grid, alternating across and down. */
function check({ rng, roles }: DrawContext, tile: Tile): void {
  tile.order('Strokes', 'Ink marks');
  const slots = roles.visible(0, 0.1);
  const ink = slotToken(cycle(roles.byContrast(), 0));
  const size = 6;
  const side = TILE_SIZE / size;
  for (const index of rng.shuffle(times(size * size, (cell) => cell))) {
    const [column, row] = [index % size, Math.floor(index / size)];
    const slot = cycle(slots, column + 2 * row);
    const reach = side * 0.46;
    const bend = (): number => rng.gauss() * 6;
    const spine = bezierPoints(
      [-reach, bend() / 2],
      [-reach / 3, bend()],
      [reach / 3, bend()],
      [reach, bend() / 2],
      18,
    );
    const stroke = fillPath(
      dryBrushPath(rng, spine, { width: side * 0.7, bristles: 22, dryness: 0.5 }),
      slotToken(slot),
    );
    const angle = ((column + row) % 2 === 1 ? Math.PI / 2 : 0) + rng.gauss() * 0.05;
    const place = { x: (column + 0.5) * side, y: (row + 0.5) * side, radius: side * 0.8, angle };
    tile.put('Strokes', stroke, place);
    if (!rng.chance(0.3)) continue;
    const lines = [-1, 0, 1].map((line) =>
      dab(rng, [-side * 0.26, line * side * 0.13], [side * 0.26, line * side * 0.13], 8),
    );
    tile.put('Ink marks', fillPath(lines.join(''), slotToken(slot) === ink ? GROUND : ink), place);
  }
}

/** Draws painted stripes: long dry strokes across the whole cloth, closed on themselves at its edges. */
function stripes({ rng, roles }: DrawContext, tile: Tile): void {
  const slots = roles.visible(0, 0.1);
  const count = 9;
  const pitch = TILE_SIZE / count;
  for (let stripe = 0; stripe < count; stripe++) {
    const width = pitch * rng.range(0.5, 0.92);
    const bristles = 18;
    const data = times(bristles, (bristle) => {
      const away = ((bristle + 0.5) / bristles - 0.5) * width;
      const wander = times(20, () => rng.gauss() * width * 0.02);
      const thickness = times(20, () => (width / bristles) * rng.range(0.75, 1.75));
      const points = times(25, (step): Point => [((step - 2) / 20) * TILE_SIZE, away + cycle(wander, step - 2)]);
      return ribbonPath(points, (t) => cycle(thickness, Math.round(t * 24) - 2));
    });
    const y = (stripe + 0.5) * pitch;
    // The stroke already runs past both sides: a box within the bleed keeps it from being copied sideways.
    const box = { left: BLEED, top: y - pitch, right: TILE_SIZE - BLEED, bottom: y + pitch };
    const color = slotToken(cycle(slots, mod(stripe * 2, 5)));
    tile.wrap('Stripes', `<g transform="translate(0 ${y.toFixed(1)})">${fillPath(data.join(''), color)}</g>`, box);
  }
}

/** Short loaded strokes that follow a slow flow, angle from periodic noise. */
function strokes({ rng, roles }: DrawContext, tile: Tile): void {
  const slots = roles.visible(0, 0.16);
  const flow = new Noise(rng, tile.lattice);
  for (const [index, [x, y]] of spread(rng, 74, 50, tile.lattice).entries()) {
    const reach = rng.range(36, 48);
    const bend = rng.gauss() * 6;
    const spine = bezierPoints([-reach, 0], [-reach / 3, bend], [reach / 3, -bend], [reach, 0], 12);
    const data = dryBrushPath(rng, spine, { width: 30, bristles: 12, dryness: 0.4 });
    const angle = flow.fractal(x, y, 2, 2) * TAU * 0.7;
    tile.put('Strokes', fillPath(data, slotToken(cycle(slots, index))), { x, y, radius: reach * 1.5, angle });
  }
}

const DESIGNS: readonly ((context: DrawContext, tile: Tile) => void)[] = [abstract, check, stripes, strokes];

function draw(context: DrawContext): Tile {
  const tile = new Tile(context.lattice);
  tile.ground();
  cycle(DESIGNS, context.variant)(context, tile);
  return tile;
}

/**
 * Dry brush: a stroke is a bundle of bristle ribbons along one spine, each with its own gaps and ragged ends. Scattered
 * by dart throwing, set as a check, drawn out as stripes, or guided by periodic noise.
 */
export const brush: Family = {
  slug: 'brush',
  name: 'Brushwork',
  variants: [
    { slug: 'abstract', name: 'Abstract strokes', arrangement: 'block', layouts: SHEARED },
    { slug: 'painted-check', name: 'Painted check', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'painted-stripe', name: 'Painted stripe', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'short-strokes', name: 'Short strokes', arrangement: 'block', layouts: SHEARED },
  ],
  motifs: ['brush strokes', 'ink marks', 'dabs'],
  tags: ['brush', 'painted', 'abstract', 'hand-drawn', 'modern', 'artistic', 'gouache'],
  draw,
};
