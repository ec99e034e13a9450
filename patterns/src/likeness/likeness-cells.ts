import { CellCenters } from './cell-centers.ts';
import type { Descriptor } from './descriptor.ts';
import type { LikenessOptions } from './distance.ts';
import { DEFAULT_LIMIT, LikenessRows, scalesOf } from './likeness-rows.ts';
import type { RowRange, RowSearchOptions } from './likeness-rows.ts';
import type { NearRow } from './nearest-rows.ts';

/** With fewer rows than this, all rows are compared. */
const MIN_GATHERED = 4096;
/** Loose rows, beyond a share of all, that make gathering worthwhile. */
const FEW_LOOSE = 1000;
const LOOSE_SHARE = 1 / 50;
/** Centers are relearned once the number of rows has grown by this factor. */
const GROWTH = 4;
/** Number of rows visited by a search for 20, and an exponent of the total. More rows find more of the nearest. */
const VISITED = 400;
const VISITED_POWER = 0.75;
const VISITED_FOR = 20;
/** Lower bound of the visited share, however few hits are requested. */
const MIN_FACTOR = 0.6;
/** Factor by which a search is widened if it found too few rows. */
const WIDENING = 4;
/** Rows sorted between two pauses of `gather`. */
const PAUSE = 500;

/** Data that moves along with the rows. */
export interface RowCompanion {
  /** Swaps the data of two rows. */
  swap(left: number, right: number): void;
  /** Returns whether a row is still needed. */
  isAlive(row: number): boolean;
}

/**
 * Rows grouped with similar ones, so that a search compares only those near its target: an inverted file (H. Jégou, M.
 * Douze, C. Schmid, "Product quantization for nearest neighbor search", 2011, section IV). It finds nearly everything
 * an exhaustive search finds. New rows are loose, and compared by every search, until `gather` sorts them in.
 */
export class LikenessCells {
  readonly rows = new LikenessRows();
  private readonly companion: RowCompanion;
  private centers: CellCenters | null = null;
  private trainedFor = 0;
  /** Start of each cell, and end of the last one; loose rows follow. */
  private starts = new Uint32Array(1);

  constructor(companion: RowCompanion) {
    this.companion = companion;
  }

  /** Returns whether searches would benefit from `gather`; `dead` is the number of rows no longer needed. */
  isWorthGathering(dead: number): boolean {
    const { size } = this.rows;
    return size >= MIN_GATHERED && size - this.gathered + dead > FEW_LOOSE + size * LOOSE_SHARE;
  }

  /**
   * Sorts all rows into cells and drops dead ones. It yields often; between yields, rows may be searched but not added.
   */
  *gather(): Generator<void, void> {
    if (!this.centers || this.rows.size > this.trainedFor * GROWTH) this.train();
    const { centers } = this;
    if (!centers) return;
    const cellOfRow = new Uint16Array(this.rows.size);
    this.markGathered(cellOfRow);
    for (let row = this.gathered; row < cellOfRow.length; row += 1) {
      cellOfRow[row] = centers.cellOf(this.rows.descriptors.at(row));
      if (row % PAUSE === 0) yield;
    }
    this.arrange(cellOfRow, centers.count);
  }

  /** Returns nearly all of the rows most similar to a descriptor. Throws RangeError if it is not a descriptor. */
  search(descriptor: Descriptor, options: RowSearchOptions & LikenessOptions = {}): NearRow[] {
    const { limit = DEFAULT_LIMIT } = options;
    const { size } = this.rows;
    if (!this.centers) return this.rows.search(descriptor, options);
    const ranked = this.centers.ranked(descriptor, scalesOf(options));
    const loose = size - this.gathered;
    let visited = (VISITED + size ** VISITED_POWER) * Math.max(MIN_FACTOR, Math.sqrt(limit / VISITED_FOR));
    for (;;) {
      const found = this.rows.search(descriptor, options, this.rangesOf(ranked, visited));
      if (found.length >= limit || visited + loose >= size) return found;
      visited *= WIDENING;
    }
  }

  /** Returns the number of rows in cells; those after them are loose. */
  private get gathered(): number {
    return this.starts.at(-1) ?? 0;
  }

  private train(): void {
    this.centers = CellCenters.of(this.rows.descriptors, this.rows.size);
    this.trainedFor = this.rows.size;
    this.starts = new Uint32Array(this.centers.count + 1);
  }

  private markGathered(cellOfRow: Uint16Array): void {
    for (let cell = 0; cell + 1 < this.starts.length; cell += 1) {
      cellOfRow.fill(cell, this.starts[cell], this.starts[cell + 1]);
    }
  }

  /** Moves every row to its cell, and dead rows behind the last one, by swapping; then truncates the dead ones. */
  private arrange(cellOfRow: Uint16Array, cells: number): void {
    const starts = new Uint32Array(cells + 1);
    const isAlive = (row: number) => this.companion.isAlive(row);
    cellOfRow.forEach((cell, row) => {
      if (isAlive(row)) starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
    });
    for (let cell = 0; cell < cells; cell += 1) starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
    const free = starts.slice();
    const target = Uint32Array.from(cellOfRow, (cell, row) => {
      const slot = isAlive(row) ? cell : cells;
      const place = free[slot] ?? 0;
      free[slot] = place + 1;
      return place;
    });
    this.permute(target);
    this.starts = starts;
    this.rows.truncate(starts.at(-1) ?? 0);
  }

  private permute(target: Uint32Array): void {
    for (let row = 0; row < target.length; row += 1) {
      for (let place = target[row] ?? row; place !== row; place = target[row] ?? row) {
        this.rows.swap(row, place);
        this.companion.swap(row, place);
        target[row] = target[place] ?? place;
        target[place] = place;
      }
    }
  }

  /** Returns the loose rows, and the ranked cells until enough rows are covered. */
  private rangesOf(ranked: Uint16Array, visited: number): RowRange[] {
    const ranges: RowRange[] = [[this.gathered, this.rows.size]];
    let rows = 0;
    for (const cell of ranked) {
      const [from, to] = [this.starts[cell] ?? 0, this.starts[cell + 1] ?? 0];
      ranges.push([from, to]);
      rows += to - from;
      if (rows >= visited) break;
    }
    return ranges;
  }
}
