import { circle, fillPath, sharpPath } from '../core/markup.ts';
import type { Slot } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { add, cycle, lerpPoint, mod, polar, polygonPath, TAU, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { BLACK, mix, slotToken, WHITE } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** One polygon of the tiling underlying the star pattern. */
interface Cell {
  readonly corners: readonly Point[];
  readonly center: Point;
}

interface Star {
  /** The star polygon: tips on the edge midpoints (even places) and inner corners (odd places). */
  readonly outline: readonly Point[];
  /** The straps that meet in each inner corner. */
  readonly straps: readonly (readonly Point[])[];
}

/** How a tiling is turned into straps. */
interface Design {
  readonly cells: () => Cell[];
  /** Corners of the polygon that carries the rosettes. */
  readonly rosetteCorners: number;
  /** Angle between a polygon's edge and its straps, in degrees. */
  readonly contactAngle: number;
  readonly strapWidth: number;
}

function regularPolygon(corners: number, center: Point, side: number, start: number): Cell {
  const radius = side / 2 / Math.sin(Math.PI / corners);
  return { center, corners: times(corners, (index) => add(center, polar(radius, start + (index / corners) * TAU))) };
}

/** Returns the tiling of octagons and squares, `columns` octagons to a tile. */
function octagonTiling(columns: number): Cell[] {
  const pitch = TILE_SIZE / columns;
  const side = pitch / (1 + Math.SQRT2);
  const cells: Cell[] = [];
  for (let row = -1; row <= columns; row++) {
    for (let column = -1; column <= columns; column++) {
      const center: Point = [(column + 0.5) * pitch, (row + 0.5) * pitch];
      cells.push(regularPolygon(8, center, side, Math.PI / 8));
      cells.push(regularPolygon(4, [column * pitch, row * pitch], side, 0));
    }
  }
  return cells;
}

/** Returns the tiling of twelve-sided polygons and triangles: 5 columns, 6 rows, stretched by 4 % to fit the square. */
function dodecagonTiling(): Cell[] {
  const columns = 5;
  const rows = 6;
  const pitch = TILE_SIZE / columns;
  const rowPitch = (pitch * Math.sqrt(3)) / 2;
  const stretch = TILE_SIZE / rows / rowPitch;
  const side = pitch / (2 + Math.sqrt(3));
  const cells: Cell[] = [];
  for (let row = -1; row <= rows + 1; row++) {
    for (let column = -1; column <= columns; column++) {
      const center: Point = [(column + (mod(row, 2) === 1 ? 0.5 : 0)) * pitch, row * rowPitch];
      cells.push(regularPolygon(12, center, side, Math.PI / 12));
      for (const direction of [1, -1]) {
        const triangle: Point = [center[0] + pitch / 2, center[1] + (direction * pitch * Math.sqrt(3)) / 6];
        cells.push(regularPolygon(3, triangle, side, (direction * Math.PI) / 2));
      }
    }
  }
  const stretched = ([x, y]: Point): Point => [x, y * stretch];
  return cells.map((cell) => ({ center: stretched(cell.center), corners: cell.corners.map(stretched) }));
}

const DESIGNS: readonly Design[] = [
  { cells: () => octagonTiling(3), rosetteCorners: 8, contactAngle: 65, strapWidth: 15 },
  { cells: () => octagonTiling(4), rosetteCorners: 8, contactAngle: 45, strapWidth: 11 },
  { cells: dodecagonTiling, rosetteCorners: 12, contactAngle: 60, strapWidth: 9 },
];

/** Returns the intersection of two rays. */
function meeting(from: Point, towards: Point, other: Point, otherTowards: Point): Point {
  const determinant = otherTowards[0] * towards[1] - towards[0] * otherTowards[1];
  const x = other[0] - from[0];
  const y = other[1] - from[1];
  const distance = (y * otherTowards[0] - x * otherTowards[1]) / determinant;
  return [from[0] + towards[0] * distance, from[1] + towards[1] * distance];
}

/**
 * Computes Hankin's polygons in contact (E. H. Hankin 1925, C. S. Kaplan 2000): from each edge midpoint two rays run
 * inwards at the contact angle; each ends where it meets the ray from the neighboring edge.
 */
function starOf({ corners, center }: Cell, contactAngle: number): Star {
  const edges = corners.map((corner, index) => {
    const next = cycle(corners, index + 1);
    const middle = lerpPoint(corner, next, 0.5);
    const along = Math.atan2(next[1] - corner[1], next[0] - corner[0]);
    const inward = Math.atan2(center[1] - middle[1], center[0] - middle[0]);
    const side = Math.sin(inward - along) > 0 ? 1 : -1;
    return { middle, ahead: along + side * contactAngle, back: along + Math.PI - side * contactAngle };
  });
  const outline: Point[] = [];
  const straps: Point[][] = [];
  edges.forEach((edge, index) => {
    const next = cycle(edges, index + 1);
    const corner = meeting(edge.middle, polar(1, edge.ahead), next.middle, polar(1, next.back));
    outline.push(edge.middle, corner);
    straps.push([edge.middle, corner, next.middle]);
  });
  return { outline, straps };
}

/** Paints the pieces of one drawing; each piece has its own glaze, up to 10 % lighter or darker. */
class Glazier {
  private readonly tile: Tile;
  private readonly rng: Rng;
  private readonly slots: readonly Slot[];
  private readonly edge: string;

  constructor(tile: Tile, rng: Rng, slots: readonly Slot[], edge: string) {
    this.tile = tile;
    this.rng = rng;
    this.slots = slots;
    this.edge = edge;
  }

  star(outline: readonly Point[], slot: number, key: string): void {
    this.tile.raw('Stars', fillPath(polygonPath(outline), this.glaze(slot, key)));
  }

  /** Paints the kites, the inner star and the boss of a rosette. */
  rosette(outline: readonly Point[], center: Point, key: string): void {
    const tips = outline.filter((_, index) => index % 2 === 0);
    const inner = outline.filter((_, index) => index % 2 === 1);
    tips.forEach((tip, index) => {
      const kite = [tip, cycle(inner, index), lerpPoint(center, tip, 0.4), cycle(inner, index - 1)];
      const fill = this.glaze(index % 2 === 1 ? 0 : 4, `${key}/kite${index}`);
      this.tile.raw('Kites', fillPath(polygonPath(kite), fill, this.edge));
    });
    const first = cycle(inner, 0);
    const reach = Math.hypot(first[0] - center[0], first[1] - center[1]);
    const start = Math.atan2(first[1] - center[1], first[0] - center[0]);
    const points = inner.flatMap((_, index): Point[] => [
      add(center, polar(reach * 0.66, start + (index / inner.length) * TAU)),
      add(center, polar(reach * 0.44, start + ((index + 0.5) / inner.length) * TAU)),
    ]);
    const fill = this.glaze(this.rng.fork(`${key}/kind`).chance(0.4) ? 1 : 2, `${key}/star`);
    this.tile.raw('Rosettes', fillPath(polygonPath(points), fill, this.edge));
    this.tile.raw('Rosettes', circle(center, reach * 0.185, this.glaze(3, `${key}/boss`), this.edge));
  }

  private glaze(slot: number, key: string): ColorToken {
    const rng = this.rng.fork(key);
    return mix(slotToken(cycle(this.slots, slot)), rng.chance(0.5) ? WHITE : BLACK, rng.next() * 0.1);
  }
}

/**
 * Returns a key for a piece from its position on the torus, so that both copies of an edge piece get the same glaze.
 */
function cellKey({ center, corners }: Cell): string {
  const [x, y] = center.map((value) => mod(Math.round(value), TILE_SIZE));
  return `${x},${y},${corners.length}`;
}

function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  const { cells, rosetteCorners, contactAngle, strapWidth } = cycle(DESIGNS, variant);
  const slots = roles.visible(0, 0.1);
  const lite = slotToken(roles.lite);
  const dark = slotToken(roles.ink);
  const fine = variant === 2;
  tile.ground(slotToken(cycle(slots, variant === 0 ? 1 : 0)));
  const edge = `stroke="${lite}" stroke-width="${fine ? 3 : 4}" stroke-linejoin="round"`;
  const glazier = new Glazier(tile, rng, slots, edge);
  let straps = '';
  for (const cell of cells()) {
    const star = starOf(cell, (contactAngle * Math.PI) / 180);
    const isRosette = cell.corners.length === rosetteCorners;
    glazier.star(star.outline, isRosette ? 2 : 3, cellKey(cell));
    if (isRosette) glazier.rosette(star.outline, cell.center, cellKey(cell));
    straps += star.straps.map((strap) => polygonPath(strap, false)).join('');
  }
  tile.raw('Strapwork', sharpPath(straps, dark, strapWidth + (fine ? 4.5 : 6)));
  tile.raw('Strapwork', sharpPath(straps, lite, strapWidth));
  tile.raw('Strapwork', sharpPath(straps, mix(lite, dark, 0.28), fine ? 1.5 : 2.2));
  return tile;
}

/**
 * Islamic star patterns by Hankin's polygons-in-contact (Hankin 1925, Kaplan 2000): from every edge midpoint of a
 * tiling by regular polygons two rays leave at the contact angle and stop where they meet their neighbors'; tilings
 * 4.8.8 and 3.12.12.
 */
export const girih: Family = {
  slug: 'girih',
  name: 'Girih',
  variants: [
    { slug: 'eightfold-star', name: 'Eightfold star', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'star-and-cross', name: 'Star and cross', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'twelvefold-star', name: 'Twelvefold star', arrangement: 'brick', layouts: BLOCK_ONLY },
  ],
  motifs: ['stars', 'straps', 'rosettes'],
  tags: ['islamic geometry', 'star', 'zellige', 'tile', 'moroccan', 'strapwork', 'heritage'],
  draw,
  paletteAllowed: (palette) => palette.inks.length >= 5,
};
