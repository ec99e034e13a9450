import { interleaved, SquareScaler } from '../../likeness/picture.ts';
import { MIN_SEAM_SIDE, studySeams, type SeamStudy } from '../../seam/check-seam.ts';
import { EdgeLineCutter } from '../../seam/edge-lines.ts';
import { ColorCount } from './color-count.ts';
import { Sharpness } from './sharpness.ts';
import { StaircaseSearch } from './staircase.ts';
import { Transparency } from './transparency.ts';

/** The pixels of a tile, in strips of whole rows from the top: 8-bit sRGB, with straight alpha if any. */
export interface TilePixels {
  readonly width: number;
  readonly height: number;
  /** Bytes per pixel. */
  readonly channels: 3 | 4;
  readonly strips: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Edge of the small picture used to measure colors and likeness, as in `measure`. */
export const SMALL_EDGE = 384;
/** Every n-th row is examined for gradients and fine detail, and every n-th column for gradients. */
const SAMPLED_LINES = 8;

/** Results of studying all rows of a tile. */
export interface TileStudy {
  readonly width: number;
  readonly height: number;
  /** Null if the tile is too small to check. */
  readonly seams: SeamStudy | null;
  /** The tile scaled to `SMALL_EDGE` pixels per side. */
  readonly small: Uint8Array;
  readonly colors: ColorCount;
  readonly staircases: StaircaseSearch;
  readonly sharpness: Sharpness;
  readonly transparency: Transparency;
}

/**
 * Studies a tile strip by strip. Keeps only one strip, the lines of its edges (at most 7,500 bytes per pixel of the
 * longer side, 90 MB for a tile of 12,000 px), every eighth column in gray (18 MB) and a small picture: a break is
 * visible across a seam at full size, and along it means over a few pixels are as informative (`edge-lines.ts`). Colors
 * are counted exactly, in two megabytes.
 */
export async function studyTile({ width, height, channels, strips }: TilePixels): Promise<TileStudy> {
  const rows = new RowStudy(width, height);
  const rowBytes = width * channels;
  for await (const strip of strips) {
    for (let at = 0; at + rowBytes <= strip.length; at += rowBytes) {
      const row = strip.subarray(at, at + rowBytes);
      rows.add(channels === 4 ? rows.flattened(row) : row);
    }
  }
  return rows.finished();
}

class RowStudy {
  private readonly width: number;
  private readonly height: number;
  private readonly cutter: EdgeLineCutter;
  private readonly scaler: SquareScaler;
  private readonly colors = new ColorCount();
  private readonly staircases = new StaircaseSearch();
  private readonly sharpness = new Sharpness();
  private readonly transparency: Transparency;
  private readonly flat: Uint8Array;
  private readonly luma: Uint8Array;
  private readonly columns: readonly Uint8Array[];
  private row = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.cutter = new EdgeLineCutter(width, height);
    this.scaler = new SquareScaler(width, height, SMALL_EDGE);
    this.transparency = new Transparency(width, height);
    this.flat = new Uint8Array(width * 3);
    this.luma = new Uint8Array(width);
    this.columns = Array.from({ length: Math.ceil(width / SAMPLED_LINES) }, () => new Uint8Array(height));
  }

  /** Examines the alpha of a row and returns the row composited on white. */
  flattened(row: Uint8Array): Uint8Array {
    this.transparency.addRow(row);
    const { flat } = this;
    for (let from = 0, to = 0; from < row.length; from += 4, to += 3) {
      const alpha = row[from + 3] ?? 0;
      for (let channel = 0; channel < 3; channel += 1)
        flat[to + channel] = Math.round(((row[from + channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255);
    }
    return flat;
  }

  /** Adds the next row of RGB bytes. */
  add(row: Uint8Array): void {
    this.cutter.addRow(row);
    this.scaler.addRow(row);
    this.colors.addRow(row);
    for (const [index, column] of this.columns.entries()) column[this.row] = lumaAt(row, index * SAMPLED_LINES);
    if (this.row % SAMPLED_LINES === 0) {
      for (let at = 0; at < this.width; at += 1) this.luma[at] = lumaAt(row, at);
      this.staircases.addLine(this.luma);
      this.sharpness.addLine(this.luma);
    }
    this.row += 1;
  }

  finished(): TileStudy {
    const { width, height, cutter, scaler, colors, staircases, sharpness, transparency } = this;
    if (this.row !== height) throw new RangeError(`The picture has ${this.row} rows, not ${height}`);
    for (const column of this.columns) staircases.addLine(column);
    const isLargeEnough = Math.min(width, height) >= MIN_SEAM_SIDE;
    const seams = isLargeEnough ? studySeams(cutter) : null;
    return { width, height, seams, small: interleaved(scaler.planes), colors, staircases, sharpness, transparency };
  }
}

/** Returns Rec. 601 luma in integer arithmetic, the same on every platform. */
function lumaAt(row: Uint8Array, column: number): number {
  const at = column * 3;
  return ((row[at] ?? 0) * 299 + (row[at + 1] ?? 0) * 587 + (row[at + 2] ?? 0) * 114 + 500) / 1000;
}
