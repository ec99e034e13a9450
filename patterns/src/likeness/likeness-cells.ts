import { CellCenters } from './cell-centers.ts';
import type { Descriptor } from './descriptor.ts';
import type { LikenessOptions } from './distance.ts';
import { DEFAULT_LIMIT, LikenessRows, scalesOf } from './likeness-rows.ts';
import type { RowRange, RowSearchOptions } from './likeness-rows.ts';
import type { NearRow } from './nearest-rows.ts';

/** Fewer rows than these are compared one by one. */
const MIN_GATHERED = 4096;
/** Rows that are in no cell yet, beyond a share of all, before they are worth gathering. */
const FEW_LOOSE = 1000;
const LOOSE_SHARE = 1 / 50;
/** Centers are learnt anew once there are so many times as many rows. */
const GROWTH = 4;
/** What a search for 20 compares with: so many rows, and this power of all. More find more of the nearest. */
const VISITED = 400;
const VISITED_POWER = 0.75;
const VISITED_FOR = 20;
/** However few are asked for, so much of that is visited. */
const MIN_FACTOR = 0.6;
/** How many times as many rows are visited when too few were found. */
const WIDENING = 4;
/** Rows sorted between two pauses of `gather`. */
const PAUSE = 500;

/** What goes along with rows when they move. */
export interface RowCompanion {
  /** Exchanges what belongs to two rows. */
  swap(left: number, right: number): void;
  /** Whether a row is still wanted. */
  isAlive(row: number): boolean;
}

/**
 * Rows that lie together with those that look alike, so that a search compares with those near what it seeks alone: an
 * inverted file (H. Jégou, M. Douze, C. Schmid, "Product quantization for nearest neighbor search", 2011, section IV).
 * It finds nearly all that comparing with every row finds. New rows are loose, and compared with by every search, until
 * `gather` sorts them in.
 */
export class LikenessCells {
  readonly rows = new LikenessRows();
  private readonly companion: RowCompanion;
  private centers: CellCenters | null = null;
  private trainedFor = 0;
  /** Where each cell starts, and where the last one ends; loose rows follow. */
  private starts = new Uint32Array(1);

  constructor(companion: RowCompanion) {
    this.companion = companion;
  }

  /** Whether searches would gain from `gather`; `dead` is how many rows are no longer wanted. */
  isWorthGathering(dead: number): boolean {
    const { size } = this.rows;
    return size >= MIN_GATHERED && size - this.gathered + dead > FEW_LOOSE + size * LOOSE_SHARE;
  }

  /**
   * Sorts all rows into cells and drops those that are dead. It pauses often; between two pauses rows may be searched,
   * but not added.
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

  /** Nearly all of the rows most like a descriptor. Throws RangeError when it is no descriptor. */
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

  /** How many rows lie in cells; those after them are loose. */
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

  /** Moves every row to its cell, and the dead behind the last one, by exchanging rows; then lets the dead go. */
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

  /** The loose rows, and the cells in their order until there are as many rows as are to be visited. */
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
