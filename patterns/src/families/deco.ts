import { circle, fillPath, ring, sharpPath } from '../core/markup.ts';
import type { PaletteRoles } from '../core/palette.ts';
import { cycle, lerp, lerpPoint, mod, num, polar, ribbonPath, smoothPath, times } from '../core/path.ts';
import type { Point } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** Colors and options that vary one drawing of a design from another. */
interface DecoColors {
  readonly bright: ColorToken;
  readonly gold: ColorToken;
  readonly field: ColorToken;
  readonly secondField: ColorToken;
  /** Additional rays of a fan or a sun: -2, 0, 2 or 4. */
  readonly moreRays: number;
}

function decoColors(rng: Rng, roles: PaletteRoles): DecoColors {
  const moreRays = rng.pick([-2, 0, 2, 4]);
  const swapped = rng.chance(0.5);
  const contrast = roles.byContrast();
  const metals = contrast.slice(0, 2);
  const fields = contrast.slice(2).toReversed();
  const field = fields[0] ?? 0;
  return {
    bright: slotToken(cycle(metals, 0)),
    gold: slotToken(cycle(metals, 1)),
    field: slotToken(swapped ? (fields[1] ?? field) : field),
    secondField: slotToken(swapped ? field : (fields[1] ?? field)),
    moreRays,
  };
}

const at = (x: number, y: number, markup: string): string =>
  `<g transform="translate(${num(x)} ${num(y)})">${markup}</g>`;

function scallop(radius: number, isOdd: boolean, colors: DecoColors): string {
  const { bright, gold } = colors;
  const ribs = times(13 + colors.moreRays, (index) => -Math.PI * (0.06 + (0.88 * index) / (12 + colors.moreRays)));
  const strokes = ribs.map((angle) =>
    ribbonPath(
      [0.36, 0.6, 0.84].map((share) => polar(radius * share, angle)),
      (t) => 1.2 + t * 5.2,
    ),
  );
  const beads = ribs.map((angle) => circle(polar(radius * 0.845, angle), 3.6, bright));
  return [
    circle([0, 0], radius, GROUND),
    ring([0, 0], radius - 2.5, gold, 5),
    circle([0, 0], radius - 11, isOdd ? colors.field : colors.secondField),
    ring([0, 0], radius - 11, bright, 1.6),
    ...beads,
    fillPath(strokes.join(''), gold),
    circle([0, 0], radius * 0.4, GROUND),
    ring([0, 0], radius * 0.4, gold, 4),
    circle([0, 0], radius * 0.27, gold),
    circle([0, 0], radius * 0.17, GROUND),
  ].join('');
}

/** Draws peacock scallops row by row from the top, so that each row overlaps the one above. */
function peacock(tile: Tile, colors: DecoColors): void {
  const columns = 4;
  const rows = 8;
  const radius = TILE_SIZE / columns / 2;
  for (let row = -3; row <= rows + 3; row++) {
    for (let column = -1; column <= columns; column++) {
      const isOdd = mod(row, 2) === 1;
      const x = (column + (isOdd ? 0.5 : 0)) * 2 * radius + radius;
      tile.raw('Scallops', at(x, (row * TILE_SIZE) / rows, scallop(radius, isOdd, colors)));
    }
  }
}

/** Draws one fluted petal of a fan, from the foot of the fan to its rim. */
function flute(foot: Point, tip: Point, halfWidth: number): string {
  const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]);
  const normal: Point = [-(tip[1] - foot[1]) / length, (tip[0] - foot[0]) / length];
  const beside = (share: number, width: number): Point => [
    lerp(foot[0], tip[0], share) + normal[0] * width,
    lerp(foot[1], tip[1], share) + normal[1] * width,
  ];
  const side = (sign: number): Point[] => [beside(0.4, sign * halfWidth * 0.4), beside(0.72, sign * halfWidth)];
  return smoothPath([foot, ...side(1), tip, ...side(-1).toReversed()]);
}

function palmette(radius: number, colors: DecoColors): string {
  const foot: Point = [0, radius * 0.82];
  const r = num(radius);
  const outline =
    `M-${r} 0A${r} ${r} 0 0 1 ${r} 0Q${num(radius * 0.55)} ${num(radius * 0.12)} 0 ${r}` +
    `Q${num(-radius * 0.55)} ${num(radius * 0.12)} -${r} 0Z`;
  const count = 9 + colors.moreRays;
  const flutes = times(count, (index) => {
    const tip = polar(radius * 0.86, -Math.PI + (Math.PI * (index + 0.5)) / count);
    const isOdd = index % 2 === 1;
    const rib = ribbonPath([lerpPoint(foot, tip, 0.3), lerpPoint(foot, tip, 0.9)], (t) => 1 + t * 2.4);
    return (
      fillPath(flute(foot, tip, (radius * 1.035) / count), isOdd ? colors.secondField : colors.gold) +
      fillPath(rib, isOdd ? colors.bright : GROUND)
    );
  });
  return [
    fillPath(outline, GROUND, `stroke="${colors.gold}" stroke-width="4"`),
    ...flutes,
    circle(foot, radius * 0.1, colors.bright),
    circle(foot, radius * 0.05, GROUND),
  ].join('');
}

/** Draws palmette fans in staggered rows. */
function fans(tile: Tile, colors: DecoColors): void {
  const columns = 3;
  const pitch = TILE_SIZE / columns;
  for (let row = -1; row <= 8; row++) {
    for (let column = -1; column <= columns; column++) {
      const x = (column + (mod(row, 2) === 1 ? 1 : 0.5)) * pitch;
      tile.raw('Fans', at(x, (row * pitch) / 2 + pitch * 0.5, palmette(pitch * 0.5, colors)));
    }
  }
}

/** Draws a lozenge outline of the given share of a cell. */
function lozengePath(width: number, height: number, share: number): string {
  const x = num((width / 2) * share);
  const y = num((height / 2) * share);
  return `M0 -${y}L${x} 0L0 ${y}L-${x} 0Z`;
}

function nestedLozenges(width: number, height: number, { bright, gold, moreRays }: DecoColors): string {
  const lines = [0.78, 0.68, 0.58].map((share) => sharpPath(lozengePath(width, height, share), gold, 2));
  const points = 12 + moreRays;
  const rays = times(points, (index) => {
    const angle = (index / points) * Math.PI * 2;
    return ribbonPath([polar(6, angle), polar(index % 2 === 0 ? 34 : 24, angle)], (t) => 5 - 4 * t);
  });
  return [
    ...lines,
    fillPath(lozengePath(width, height, 0.46), gold),
    fillPath(lozengePath(width, height, 0.4), GROUND),
    fillPath(rays.join(''), bright),
    circle([0, 0], 7, gold),
  ].join('');
}

function sunburst(height: number, colors: DecoColors): string {
  const half = 6 + colors.moreRays / 2;
  const rays = times(2 * half + 1, (index) => {
    const offset = (index - half) / half;
    const angle = -Math.PI / 2 + offset * 0.63;
    return { angle, reach: height * (0.405 - Math.abs(offset) * 0.111), isEven: index % 2 === 0 };
  });
  const beams = rays.map(({ angle, reach, isEven }) =>
    ribbonPath([polar(height * 0.1, angle), polar(reach, angle)], (t) => 1 + t * (isEven ? 6.4 : 3.4)),
  );
  const beads = rays
    .filter(({ isEven }) => isEven)
    .map(({ angle, reach }) => circle(polar(reach + 7, angle), 3, colors.bright));
  const dome = (share: number): string => {
    const r = num(height * share);
    return `M-${r} 0A${r} ${r} 0 0 1 ${r} 0Z`;
  };
  return [
    fillPath(beams.join(''), colors.gold),
    ...beads,
    fillPath(dome(0.11), GROUND, `stroke="${colors.gold}" stroke-width="3.4"`),
    fillPath(dome(0.07), colors.secondField, `stroke="${colors.bright}" stroke-width="1.6"`),
  ].join('');
}

/** Draws lozenges on a half-drop lattice: nested ones, and ones with a sunburst above and below. */
function gatsby(tile: Tile, colors: DecoColors): void {
  const width = TILE_SIZE / 4;
  const height = TILE_SIZE / 3;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 4; column++) {
      const isOdd = row % 2 === 1;
      const frame =
        fillPath(lozengePath(width, height, 1.004), isOdd ? colors.field : GROUND) +
        sharpPath(lozengePath(width, height, 0.965), colors.gold, 5) +
        sharpPath(lozengePath(width, height, 0.9), colors.bright, 1.6);
      const burst = sunburst(height, colors);
      const inside = isOdd ? nestedLozenges(width, height, colors) : `${burst}<g transform="scale(1 -1)">${burst}</g>`;
      const place = { x: (column + (isOdd ? 1 : 0.5)) * width, y: (row * height) / 2, radius: height / 2 + 6 };
      tile.put(isOdd ? 'Lozenges' : 'Sunbursts', frame + inside, place);
    }
  }
}

const DESIGNS: readonly ((tile: Tile, colors: DecoColors) => void)[] = [peacock, fans, gatsby];

function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  cycle(DESIGNS, variant)(tile, decoColors(rng, roles));
  return tile;
}

/**
 * Art Deco: overlapping scallops drawn row by row, palmette fans, and lozenges with sunbursts, all on centered lattices
 * (group cm).
 */
export const deco: Family = {
  slug: 'deco',
  name: 'Art Deco',
  variants: [
    { slug: 'peacock', name: 'Peacock scallops', arrangement: 'brick', layouts: BLOCK_ONLY },
    { slug: 'palmette', name: 'Palmette fans', arrangement: 'brick', layouts: BLOCK_ONLY },
    { slug: 'sunburst', name: 'Sunburst lozenges', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['fans', 'scallops', 'sunbursts'],
  tags: ['art deco', 'twenties', 'geometric', 'glamour', 'fan', 'gatsby', 'vintage'],
  draw,
};
