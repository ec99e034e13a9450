import { pack } from '../core/layout.ts';
import { fillPath, placed, rect } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import type { PaletteRoles, Slot } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { TAU, cycle, polar, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { slotToken } from '../core/tokens.ts';
import { colorGrid } from './color-grid.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, EVERY_LAYOUT } from './family.ts';

/**
 * Shapes as if cut from painted paper with scissors: seaweed (lobes on both sides of a spine in the envelope of a
 * sine), stars, pebbles; on a grid of papers or packed with overlap.
 */
export const cutpaper: Family = {
  slug: 'cutpaper',
  name: 'Cut Paper',
  variants: [
    { slug: 'blocks', name: 'Colour Blocks', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'tossed', name: 'Tossed Cut-Outs', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'stripes', name: 'Paper Stripes', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['cut-paper leaves', 'seaweed shapes', 'stars', 'pebbles'],
  tags: ['cut paper', 'collage', 'abstract', 'organic', 'modern', 'artistic'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    if (variant === 0) blocks(tile, rng, roles, 4, 4);
    else if (variant === 1) tossed(tile, rng, roles);
    else blocks(tile, rng, roles, 4, 2);
    return tile;
  },
};

/** Draws a grid of colored papers with one cut-out each; fewer rows than columns give stripes of tall papers. */
function blocks(tile: Tile, rng: Rng, roles: PaletteRoles, columns: number, rows: number): void {
  const slots = [0, ...roles.visible(0, 0.08)];
  const tint = rng.fork('tint');
  const grid = colorGrid(tint, roles, slots, columns, rows === columns ? rows : 1);
  const width = TILE_SIZE / columns;
  const height = TILE_SIZE / rows;
  const striped = rows !== columns;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const ground = grid(column, row);
      const box = { left: column * width, right: (column + 1) * width, top: row * height, bottom: (row + 1) * height };
      tile.wrap('Papers', rect(box.left, box.top, width + 0.3, height + 0.3, slotToken(ground)), box);
      const fill = contrasting(tint, roles, slots, ground);
      const drop = striped && column % 2 === 1 ? height / 2 : 0;
      const at: Point = [(column + 0.5) * width, (row + 0.5) * height + drop];
      if (striped) {
        const frond = placed(cutOut(fill, alga(rng, height * 0.7, width * 0.38, 5)), [0, height * 0.37]);
        tile.put('Cut-outs', frond, { x: at[0], y: at[1], radius: height * 0.6, angle: rng.gauss() * 0.03 });
        const pebble = cutOut(fill, blobPoints(rng, width * 0.11, { corners: 6, jitter: 0.25 }));
        tile.put('Pebbles', pebble, { x: at[0], y: at[1] + height / 2, radius: width * 0.16 });
      } else {
        paperMotif(tile, rng, at, width, { fill, ground: slotToken(ground) });
      }
    }
  }
}

function paperMotif(
  tile: Tile,
  rng: Rng,
  [x, y]: Point,
  size: number,
  colors: { fill: ColorToken; ground: ColorToken },
): void {
  const kind = rng.int(0, 3);
  if (kind <= 1) {
    const frond = placed(cutOut(colors.fill, alga(rng, size * 0.72, size * 0.33, rng.int(4, 5))), [0, size * 0.34]);
    tile.put('Cut-outs', frond, { x, y, radius: size * 0.62, angle: rng.gauss() * 0.05 });
  } else if (kind === 2) {
    const star = cutOut(colors.fill, paperStar(rng, size * 0.38, size * 0.13, rng.int(5, 7)));
    tile.put('Cut-outs', star, { x, y, radius: size * 0.5, angle: rng.angle() });
  } else {
    const outer = cutOut(colors.fill, blobPoints(rng, size * 0.3, { corners: 7, jitter: 0.22 }));
    const inner = cutOut(colors.ground, blobPoints(rng, size * 0.14, { corners: 7, jitter: 0.22 }));
    tile.put('Cut-outs', outer + inner, { x, y, radius: size * 0.5, angle: rng.angle() });
  }
}

function tossed(tile: Tile, rng: Rng, roles: PaletteRoles): void {
  const inks = roles.visible(0, 0.12).map(slotToken);
  const discs = pack(
    rng,
    [
      { radius: [165, 185], count: 7, gap: -72, tries: 30000 },
      { radius: [92, 112], count: 12, gap: -30, tries: 30000 },
      { radius: [34, 44], count: 26, gap: -4, tries: 12000 },
    ],
    tile.lattice,
  );
  for (const [index, { x, y, r, kind }] of discs.entries()) {
    const fill = cycle(inks, index);
    const angle = rng.angle();
    if (kind === 0) {
      const frond = placed(cutOut(fill, alga(rng, r * 1.5, r * 0.66, 5)), [0, r * 0.86]);
      tile.put('Large cut-outs', frond, { x, y, radius: r * 1.3, angle });
    } else if (kind === 1) {
      const shape =
        index % 2 === 1
          ? cutOut(fill, paperStar(rng, r * 0.88, r * 0.3, 6))
          : placed(cutOut(fill, alga(rng, r * 1.35, r * 0.55, 3)), [0, r * 0.8]);
      tile.put('Medium cut-outs', shape, { x, y, radius: r * 1.3, angle });
    } else {
      const pebble = cutOut(fill, blobPoints(rng, r * 0.72, { corners: 6, jitter: 0.3 }));
      tile.put('Pebbles', pebble, { x, y, radius: r * 1.3, angle });
    }
  }
}

function cutOut(fill: ColorToken, outline: readonly Point[]): string {
  return fillPath(smoothPath(outline, true, 1 / 5.2), fill);
}

/** Draws a seaweed frond from the origin upwards: rounded lobes on both sides of a spine, in the envelope of a sine. */
function alga(rng: Rng, length: number, width: number, lobes: number): Point[] {
  const right: Point[] = [];
  const left: Point[] = [];
  const step = length / lobes;
  for (let lobe = 0; lobe <= lobes; lobe++) {
    const along = lobe / lobes;
    const reach = width * Math.sin(Math.PI * (0.1 + 0.85 * along)) * rng.range(0.85, 1.1);
    const y = -length * along;
    const profile: Point[] = [
      [width * 0.09, y + step * 0.2],
      [reach * 0.62, y - step * 0.18],
      [reach, y - step * 0.62 - length * 0.02],
      [reach * 0.72, y - step * 0.78],
      [width * 0.1, y - step * 0.66],
    ];
    right.push(...profile);
    left.push(...profile.map(([px, py]): Point => [-px, py]));
  }
  return [
    [width * 0.05, length * 0.08],
    ...right,
    [0, -length * 1.12],
    ...left.toReversed(),
    [-width * 0.05, length * 0.08],
  ];
}

/** Draws a star with blunt arms, cut by eye. */
function paperStar(rng: Rng, outer: number, inner: number, arms: number): Point[] {
  return times(arms, (arm) => {
    const angle = (arm / arms) * TAU;
    const reach = outer * rng.range(0.88, 1.08);
    const step = TAU / arms;
    return [
      polar(inner, angle - step * 0.5),
      polar(reach * 0.85, angle - step * 0.2),
      polar(reach, angle),
      polar(reach * 0.85, angle + step * 0.2),
    ];
  }).flat();
}

function contrasting(tint: Rng, roles: PaletteRoles, slots: readonly Slot[], ground: Slot): ColorToken {
  const clear = slots.filter((slot) => slot !== ground && roles.distance(slot, ground) > 0.2);
  return slotToken(tint.pick(clear.length > 0 ? clear : slots.filter((slot) => slot !== ground)));
}
