import type { Point } from '../path.ts';
import { TAU, add, arcPoints, cycle, lerpPoint, ribbonPath, smoothPath, times } from '../path.ts';
import type { Rng } from '../rng.ts';
import { TILE_SIZE } from '../tile.ts';
import { blobPoints } from './blob.ts';

/** One sign of a band: path data in tile units, and the points that span it. */
export interface HandSign {
  readonly data: string;
  readonly extent: readonly Point[];
}

/** Returns a straight brush stroke with an unsteady hand. */
export function handStroke(rng: Rng, from: Point, to: Point, width: number): string {
  const shaken = (point: Point, strength: number): Point =>
    add(point, [rng.gauss() * strength, rng.gauss() * strength]);
  const points = [
    shaken(from, 1.4),
    shaken(lerpPoint(from, to, 0.35), 1.8),
    shaken(lerpPoint(from, to, 0.7), 1.8),
    shaken(to, 1.4),
  ];
  const phase = rng.gauss();
  return ribbonPath(points, (t) => width * (0.82 + 0.2 * Math.sin(t * 7 + phase)));
}

/** Draws one sign in a cell, given its left edge and width and the band's center line and height. */
type SignPainter = (rng: Rng, cell: { x: number; size: number; y: number; height: number }) => string;

/** Returns a band of equal signs across the tile, one of eight kinds, around the line y. */
export function bandSigns(rng: Rng, kind: number, y: number, height: number): HandSign[] {
  const { count, paint } = cycle(BANDS, kind);
  const size = TILE_SIZE / count;
  return times(count, (index) => {
    const x = index * size;
    const data = paint(rng, { x, size, y, height });
    const extent: Point[] = [
      [x, y - height * 0.45],
      [x + size, y + height * 0.45],
    ];
    return { data, extent };
  });
}

const STROKE = 9.5;

function dot(rng: Rng, at: Point, radius: number): string {
  return smoothPath(blobPoints(rng, radius, { corners: 7, jitter: 0.2 }).map((point) => add(point, at)));
}

/** Returns two strokes that meet at a point: a chevron or half a zigzag. */
function angled(rng: Rng, from: Point, tip: Point, to: Point, width: number): string {
  return handStroke(rng, from, tip, width) + handStroke(rng, tip, to, width);
}

const BANDS: readonly { readonly count: number; readonly paint: SignPainter }[] = [
  {
    count: 8,
    paint: (rng, { x, size, y, height }) =>
      angled(rng, [x, y + height * 0.26], [x + size / 2, y - height * 0.26], [x + size, y + height * 0.26], STROKE),
  },
  {
    count: 10,
    paint: (rng, { x, size, y }) => {
      const reach = size * 0.28;
      const middle = x + size / 2;
      return (
        handStroke(rng, [middle - reach, y - reach], [middle + reach, y + reach], STROKE) +
        handStroke(rng, [middle + reach, y - reach], [middle - reach, y + reach], STROKE)
      );
    },
  },
  {
    count: 20,
    paint: (rng, { x, size, y, height }) =>
      [-1, 0, 1].map((row) => dot(rng, [x + (row === 0 ? size : size / 2), y + row * height * 0.24], 7.2)).join(''),
  },
  {
    count: 5,
    paint: (rng, { x, size, y, height }) => {
      const middle = x + size / 2;
      const lozenges = [1, 0.62].map((scale) => {
        const corners: Point[] = [
          [middle, y - height * 0.36 * scale],
          [middle + size * 0.44 * scale, y],
          [middle, y + height * 0.36 * scale],
          [middle - size * 0.44 * scale, y],
        ];
        return corners.map((corner, index) => handStroke(rng, corner, cycle(corners, index + 1), STROKE)).join('');
      });
      return lozenges.join('') + dot(rng, [middle, y], 9);
    },
  },
  {
    count: 25,
    paint: (rng, { x, size, y, height }) =>
      handStroke(rng, [x + size / 2, y - height * 0.27], [x + size / 2, y + height * 0.27], STROKE),
  },
  {
    count: 8,
    paint: (rng, { x, size, y, height }) =>
      [-0.22, 0, 0.22]
        .map((row) => {
          const [low, high] = [y + (row + 0.1) * height, y + (row - 0.1) * height];
          return angled(rng, [x + size * 0.14, low], [x + size / 2, high], [x + size * 0.86, low], STROKE * 0.9);
        })
        .join(''),
  },
  {
    count: 6,
    paint: (rng, { x, size, y, height }) => {
      const radius = Math.min(size, height) * 0.34;
      return [radius, radius * 0.5]
        .map((r) => {
          const circle = arcPoints([x + size / 2, y], r, 0, TAU, 14);
          const shaken = circle.map((point) => add(point, [rng.gauss(), rng.gauss()]));
          return ribbonPath(shaken, () => STROKE * 0.9);
        })
        .join('');
    },
  },
  {
    count: 10,
    paint: (rng, { x, size, y, height }) => {
      const [left, middle, right] = [x + size * 0.2, x + size / 2, x + size * 0.8];
      const [low, high] = [y + height * 0.22, y - height * 0.22];
      return (
        angled(rng, [left, low], [middle, high], [right, low], STROKE) +
        handStroke(rng, [left, low], [right, low], STROKE)
      );
    },
  },
];
