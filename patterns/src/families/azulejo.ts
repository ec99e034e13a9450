import { circle, fillPath, placed, rect, ring } from '../core/markup.ts';
import { leaf } from '../core/motifs/leaf.ts';
import { scrollPoints } from '../core/motifs/sprig.ts';
import type { PaletteRoles } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { add, cycle, lerp, num, polar, polygonPath, ribbonPath, smoothPath, TAU, times, turned } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { BLACK, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** Edge of one ceramic tile in units; a variant may lay its tiles at twice that size. */
const SIDE = TILE_SIZE / 4;

interface Glazes {
  readonly ground: ColorToken;
  readonly dark: ColorToken;
  readonly middle: ColorToken;
  readonly light: ColorToken;
  readonly accent: ColorToken;
}

/** Returns the glaze colors. Tin glaze is light: on a dark ground, the lightest ink replaces the ground. */
function glazesOf(roles: PaletteRoles): Glazes {
  const ground = roles.isDark ? roles.lite : 0;
  const contrast = roles.byContrast(ground);
  const leading = contrast.slice(0, 2);
  const warm = roles.warms().find((slot) => !leading.includes(slot) && slot !== ground);
  return {
    ground: slotToken(ground),
    dark: slotToken(cycle(contrast, 0)),
    middle: slotToken(cycle(contrast, 1)),
    light: slotToken(contrast[3] ?? cycle(contrast, 1)),
    accent: slotToken(warm ?? cycle(contrast, 2)),
  };
}

/** Returns a ring of pointed petals; lengths are shares of a tile's edge. */
function petals(
  fill: ColorToken,
  {
    count,
    reach,
    width,
    start = 0,
    inner = 0,
  }: { count: number; reach: number; width: number; start?: number; inner?: number },
): string {
  const along = (share: number): number => lerp(inner, reach, share) * SIDE;
  const half = width * SIDE;
  const outline: Point[] = [
    [along(0), 0],
    [along(0.45), -half],
    [along(0.85), -half * 0.75],
    [along(1), 0],
    [along(0.85), half * 0.75],
    [along(0.45), half],
  ];
  const data = times(count, (index) => smoothPath(turned(outline, start + (index / count) * TAU)));
  return fillPath(data.join(''), fill);
}

/** Repeats the fragment in all four quarter turns. */
const fourfold = (markup: string): string =>
  times(4, (quarter) => `<g transform="rotate(${quarter * 90})">${markup}</g>`).join('');

/** Repeats the fragment and its mirror image in all four quarter turns. */
const eightfold = (markup: string): string => fourfold(`${markup}<g transform="scale(1 -1)">${markup}</g>`);

/** Draws a rosette of which a quarter shows in each corner of a tile; four tiles complete it. */
function cornerRosette(glazes: Glazes, outerRing: boolean): string {
  const rosette = [
    outerRing ? ring([0, 0], SIDE * 0.25, glazes.middle, SIDE * 0.014) : '',
    ring([0, 0], SIDE * 0.2, glazes.dark, SIDE * 0.022),
    circle([0, 0], SIDE * 0.16, glazes.light),
    petals(glazes.dark, { count: 8, reach: 0.145, width: 0.03, start: Math.PI / 8, inner: 0.03 }),
    circle([0, 0], SIDE * 0.036, glazes.accent),
  ].join('');
  return fourfold(placed(rosette, [SIDE / 2, SIDE / 2]));
}

function scroll(
  start: Point,
  angle: number,
  length: number,
  turn: readonly [number, number],
  fill: ColorToken,
): string {
  const points = scrollPoints(length, angle, turn[0], turn[1], 18).map((point) => add(point, start));
  return fillPath(
    ribbonPath(points, (t) => SIDE * 0.029 * (1.1 - 0.8 * t)),
    fill,
  );
}

function blade(rng: Rng, at: Point, angle: number, length: number, fill: ColorToken): string {
  return placed(leaf(rng, SIDE * length, SIDE * length * 0.37, { fill, bend: 0.15 }), at, angle);
}

/** Draws an eight-petaled rose in a ring, with scrolls on the middle of every side. */
function rose(rng: Rng, glazes: Glazes): string {
  const beads = times(8, (index) => circle(polar(SIDE * 0.36, (index / 8) * TAU), SIDE * 0.018, glazes.accent));
  const side =
    scroll([SIDE * 0.485, 0], Math.PI - 0.25, SIDE * 0.2, [1.2, 4.2], glazes.dark) +
    blade(rng, [SIDE * 0.44, SIDE * 0.075], 1.08, 0.15, glazes.middle);
  return [
    ring([0, 0], SIDE * 0.43, glazes.middle, SIDE * 0.022),
    petals(glazes.middle, { count: 8, reach: 0.37, width: 0.062, start: Math.PI / 8, inner: 0.1 }),
    petals(glazes.ground, { count: 8, reach: 0.33, width: 0.026, start: Math.PI / 8, inner: 0.16 }),
    petals(glazes.dark, { count: 8, reach: 0.3, width: 0.05, inner: 0.05 }),
    petals(glazes.light, { count: 8, reach: 0.22, width: 0.018, inner: 0.1 }),
    circle([0, 0], SIDE * 0.075, glazes.accent) + circle([0, 0], SIDE * 0.034, glazes.dark),
    ...beads,
    cornerRosette(glazes, false),
    eightfold(side),
  ].join('');
}

/** Draws a scalloped frame with acanthus scrolls about a small cross of petals. */
function quatrefoil(rng: Rng, glazes: Glazes): string {
  const frame = (tip: number, waist: number, between: number): string =>
    smoothPath(
      times(32, (index) => {
        const reach = index % 4 === 0 ? tip : index % 4 === 2 ? waist : between;
        return polar(SIDE * reach, (index / 32) * TAU);
      }),
    );
  const arm =
    scroll([SIDE * 0.08, 0], 0.2, SIDE * 0.3, [1, 5.5], glazes.dark) +
    `<g transform="rotate(22)">${blade(rng, [SIDE * 0.14, 0], 0, 0.2, glazes.middle)}</g>`;
  return [
    fillPath(frame(0.45, 0.3, 0.385), glazes.light),
    fillPath(frame(0.39, 0.25, 0.33), glazes.ground),
    eightfold(arm),
    petals(glazes.dark, { count: 4, reach: 0.14, width: 0.04, start: Math.PI / 4 }),
    petals(glazes.accent, { count: 4, reach: 0.12, width: 0.04 }),
    circle([0, 0], SIDE * 0.03, glazes.dark),
    cornerRosette(glazes, true),
  ].join('');
}

/** Draws bands that run from side to side, woven around an eight-pointed star. */
function lattice(rng: Rng, glazes: Glazes): string {
  const half = SIDE / 2;
  const star = times(16, (index) => polar(SIDE * (index % 2 === 0 ? 0.3 : 0.225), (index / 16) * TAU));
  const band = (width: number, fill: ColorToken): string =>
    ring([half, half], half, fill, width, 'stroke-linecap="butt"');
  const arm = blade(rng, [SIDE * 0.3, 0], 0.5, 0.16, glazes.middle);
  return [
    fourfold(band(SIDE * 0.13, glazes.middle) + band(SIDE * 0.085, glazes.ground) + band(SIDE * 0.03, glazes.accent)),
    circle([0, 0], SIDE * 0.36, mix(glazes.ground, glazes.light, 0.55)),
    fillPath(polygonPath(star), glazes.dark),
    petals(glazes.ground, { count: 8, reach: 0.2, width: 0.03, inner: 0.05 }),
    petals(glazes.light, { count: 8, reach: 0.15, width: 0.016, start: Math.PI / 8, inner: 0.06 }),
    circle([0, 0], SIDE * 0.055, glazes.accent) + circle([0, 0], SIDE * 0.025, glazes.dark),
    eightfold(arm),
    fourfold(
      placed(circle([0, 0], SIDE * 0.1, glazes.dark) + circle([0, 0], SIDE * 0.06, glazes.accent), [half, half]),
    ),
    fourfold(placed(circle([0, 0], SIDE * 0.05, glazes.dark), [half, 0])),
  ].join('');
}

/** Paints the tiles; two designs alternate in the first and last variant, and the second is laid at twice the size. */
function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  const glazes = glazesOf(roles);
  tile.ground(glazes.ground);
  tile.order('Glaze', 'Painting', 'Grout');
  const designs = [
    [rose(rng, glazes), quatrefoil(rng, glazes)],
    [rose(rng, glazes)],
    [lattice(rng, glazes)],
    [quatrefoil(rng, glazes), lattice(rng, glazes)],
  ];
  const painted = cycle(designs, variant).map((markup) => tile.define(markup));
  const scale = variant === 1 ? 2 : 1;
  const across = 4 / scale;
  const half = SIDE / 2;
  const clip = tile.defineClip(`M${-half} ${-half}h${SIDE + 0.1}v${SIDE + 0.1}h${-SIDE - 0.1}z`);
  for (let row = 0; row < across; row++) {
    for (let column = 0; column < across; column++) {
      const [x, y] = [(column + 0.5) * SIDE * scale, (row + 0.5) * SIDE * scale];
      const tone = mix(glazes.ground, rng.chance(0.5) ? glazes.middle : glazes.accent, rng.range(0, 0.055));
      const place = { x, y, radius: half, scale };
      tile.put('Glaze', rect(-half, -half, SIDE + 0.2, SIDE + 0.2, tone), place);
      const design = `<g clip-path="url(#${clip})"><use href="#${cycle(painted, row + column)}"/></g>`;
      tile.put('Painting', design, place);
    }
  }
  const joint = mix(glazes.ground, BLACK, 0.3);
  for (let line = 0; line < across; line++) {
    const at = num(line * SIDE * scale - 1.1);
    const box = { left: -1.2, top: -1.2, right: TILE_SIZE, bottom: TILE_SIZE };
    const bars = `<path d="M${at} 0h2.2v${TILE_SIZE}h-2.2zM0 ${at}h${TILE_SIZE}v2.2h${-TILE_SIZE}z" fill="${joint}"/>`;
    tile.wrap('Grout', bars, box);
  }
  return tile;
}

/**
 * Painted tin-glaze tiles: motifs with the symmetry of the square (group p4m), drawn once in an eighth and turned and
 * mirrored; quarter rosettes in the corners become whole where four tiles meet.
 */
export const azulejo: Family = {
  slug: 'azulejo',
  name: 'Azulejo',
  variants: [
    { slug: 'rose-and-scroll', name: 'Rose and scroll', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'rose', name: 'Rose tiles', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'woven-star', name: 'Woven star', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'star-and-scroll', name: 'Star and scroll', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['painted tiles', 'rosettes', 'scrolls'],
  tags: ['azulejo', 'portuguese', 'tile', 'ceramic', 'mediterranean', 'majolica', 'heritage'],
  draw,
};
