import type { TileBox } from '../findings/finding.ts';

/** Alpha thresholds: at least OPAQUE is opaque, below SOFT is soft. */
const OPAQUE = 254;
const SOFT = 250;
/** Distance from the edge at which the inside begins, in pixels. */
const INSIDE = 4;
/** Share of an edge that must be soft to count: drawings that cross it are antialiased in places. */
const MIN_SOFT_SHARE = 0.25;

/** Examines the alpha of a tile row by row. */
export class Transparency {
  /** Number of pixels that are not opaque. */
  translucent = 0;
  private readonly width: number;
  private readonly height: number;
  private readonly left: Uint8Array;
  private readonly right: Uint8Array;
  private readonly rows = new Map<number, Uint8Array>();
  private row = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.left = new Uint8Array(height);
    this.right = new Uint8Array(height);
  }

  /** Adds the next row of RGBA bytes. */
  addRow(row: Uint8Array): void {
    const { width, height } = this;
    for (let at = 3; at < row.length; at += 4) if ((row[at] ?? 0) < OPAQUE) this.translucent += 1;
    const alphaAt = (column: number): number => row[column * 4 + 3] ?? 0;
    this.left[this.row] = Number(isSoft(alphaAt(0), alphaAt(INSIDE)));
    this.right[this.row] = Number(isSoft(alphaAt(width - 1), alphaAt(width - 1 - INSIDE)));
    if ([0, INSIDE, height - 1 - INSIDE, height - 1].includes(this.row))
      this.rows.set(
        this.row,
        Uint8Array.from({ length: width }, (_, column) => alphaAt(column)),
      );
    this.row += 1;
  }

  /** Returns boxes along the edges that fade out. */
  softEdges(): TileBox[] {
    const { width, height } = this;
    const depth = INSIDE;
    const edges: [Uint8Array, TileBox][] = [
      [this.left, { left: 0, top: 0, width: depth, height }],
      [this.right, { left: width - depth, top: 0, width: depth, height }],
      [this.softAlong(0, INSIDE), { left: 0, top: 0, width, height: depth }],
      [this.softAlong(height - 1, height - 1 - INSIDE), { left: 0, top: height - depth, width, height: depth }],
    ];
    return edges.filter(([soft]) => shareOf(soft) >= MIN_SOFT_SHARE).map(([, box]) => box);
  }

  private softAlong(outer: number, inner: number): Uint8Array {
    const inside = this.rows.get(inner);
    return (this.rows.get(outer) ?? new Uint8Array()).map((alpha, column) =>
      Number(isSoft(alpha, inside?.[column] ?? 0)),
    );
  }
}

function isSoft(outer: number, inner: number): boolean {
  return outer < SOFT && inner >= OPAQUE;
}

function shareOf(soft: Uint8Array): number {
  return soft.length === 0 ? 0 : soft.reduce((sum, value) => sum + value, 0) / soft.length;
}
