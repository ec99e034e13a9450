import type { Point } from '../core/path.ts';
import { add, arcPoints, cycle, polygonPath, smoothPath, TAU, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';

/** A patch of cloth to stitch on, in tile units. */
interface Patch {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Collects slightly irregular running stitches as path data. */
export class Needle {
  data = '';
  private readonly rng: Rng;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  /** Adds an integer number of stitches along a line, so that the corners of a figure stay empty. */
  line(from: Point, to: Point, length = 14): void {
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(1, Math.round(distance / (length * 1.62)));
    const pitch = distance / count;
    const gap = pitch * 0.34;
    const along = (at: number): Point => [
      from[0] + ((to[0] - from[0]) / distance) * at + this.tremble(),
      from[1] + ((to[1] - from[1]) / distance) * at + this.tremble(),
    ];
    for (let stitch = 0; stitch < count; stitch++) {
      const start = stitch * pitch + gap / 2;
      const end = (stitch + 1) * pitch - gap / 2;
      this.data += smoothPath([along(start), along((start + end) / 2), along(end)], false);
    }
  }

  /** Adds stitches along lines from point to point. */
  polyline(points: readonly Point[], length = 14): void {
    points.slice(1).forEach((point, index) => this.line(cycle(points, index), point, length));
  }

  /** Adds one curved stitch. */
  curve(points: readonly Point[]): void {
    this.data += smoothPath(points, false);
  }

  /** Adds one cross stitch. */
  cross([x, y]: Point, size: number): void {
    this.data +=
      polygonPath(
        [
          [x - size, y],
          [x + size, y],
        ],
        false,
      ) +
      polygonPath(
        [
          [x, y - size],
          [x, y + size],
        ],
        false,
      );
  }

  private tremble(): number {
    return this.rng.gauss() * 0.4;
  }
}

type Stitching = (needle: Needle, patch: Patch, cells: { columns: number; rows: number }) => void;

/** Visits the cells of a patch with their top left corner and size. */
function eachCell(
  { left, top, width, height }: Patch,
  cells: { columns: number; rows: number },
  visit: (corner: Point, size: Point) => void,
): void {
  const size: Point = [width / cells.columns, height / cells.rows];
  for (let row = 0; row < cells.rows; row++) {
    for (let column = 0; column < cells.columns; column++) {
      visit([left + column * size[0], top + row * size[1]], size);
    }
  }
}

const rowsOfStitches: Stitching = (needle, { left, top, width, height }, { rows }) => {
  for (let line = 0; line <= rows * 2; line++) {
    const y = top + (line * height) / rows / 2;
    needle.line([left, y], [left + width, y]);
  }
};

const grid: Stitching = (needle, patch, cells) => {
  rowsOfStitches(needle, patch, cells);
  for (let line = 0; line <= cells.columns * 2; line++) {
    const x = patch.left + (line * patch.width) / cells.columns / 2;
    needle.line([x, patch.top], [x, patch.top + patch.height]);
  }
};

const diamonds: Stitching = (needle, patch, cells) =>
  eachCell(patch, cells, ([x, y], [width, height]) => {
    const left: Point = [x, y + height / 2];
    const right: Point = [x + width, y + height / 2];
    needle.polyline([left, [x + width / 2, y], right, [x + width / 2, y + height], left]);
    needle.line([x + width * 0.25, y + height / 2], [x + width * 0.75, y + height / 2]);
  });

const rings: Stitching = (needle, patch, cells) =>
  eachCell(patch, cells, (corner, [width, height]) => {
    const center = add(corner, [width / 2, height / 2]);
    const radius = Math.min(width, height) / 2;
    for (let stitch = 0; stitch < 8; stitch++) {
      const from = (stitch / 8) * TAU + 0.12;
      needle.curve(arcPoints(center, radius * 0.95, from, from + (TAU / 8) * 0.66, 4));
      if (stitch % 2 === 0) needle.curve(arcPoints(center, radius * 0.5, from, from + 0.9, 4));
    }
  });

const zigzag: Stitching = (needle, { left, top, width, height }, { columns, rows }) => {
  const step = width / columns / 2;
  const rise = height / rows / 4;
  for (let line = 0; line < rows * 2; line++) {
    const y = top + ((line + 0.4) * height) / rows / 2;
    const points = times(columns * 2 + 1, (index): Point => [left + index * step, y + (index % 2 === 0 ? rise : 0)]);
    needle.polyline(points, 15);
  }
};

const crosses: Stitching = (needle, patch, { columns, rows }) =>
  eachCell(patch, { columns: columns * 2, rows: rows * 2 }, (corner, [width, height]) =>
    needle.cross(add(corner, [width / 2, height / 2]), 7.5),
  );

const nestedSquares: Stitching = (needle, patch, cells) =>
  eachCell(patch, cells, ([x, y], [width, height]) => {
    for (const inset of [0.12, 0.28, 0.44]) {
      const [left, right] = [x + width * inset, x + width * (1 - inset)];
      const [top, bottom] = [y + height * inset, y + height * (1 - inset)];
      needle.polyline([
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
        [left, top],
      ]);
    }
  });

const stars: Stitching = (needle, patch, cells) =>
  eachCell(patch, cells, ([x, y], [width, height]) => {
    needle.line([x, y], [x + width, y + height]);
    needle.line([x + width, y], [x, y + height]);
    needle.line([x + width / 2, y], [x + width / 2, y + height]);
    needle.line([x, y + height / 2], [x + width, y + height / 2]);
  });

/** The stitch patterns for patches. */
export const STITCHINGS: readonly Stitching[] = [
  rowsOfStitches,
  grid,
  diamonds,
  rings,
  zigzag,
  crosses,
  nestedSquares,
  stars,
];
