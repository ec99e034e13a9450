/** A row and its distance from the search target. */
export interface NearRow {
  readonly row: number;
  readonly distance: number;
}

/** Keeps the nearest rows of a scan, nearest first; of equally near ones, the earlier. */
export class NearestRows {
  private readonly limit: number;
  private readonly isAllowed: (row: number) => boolean;
  private readonly rows: number[] = [];
  private readonly distances: number[] = [];
  /** Rows at this distance or beyond are rejected. */
  bound: number;

  /** `isAllowed` is called only for rows that are near enough, so it may be slow. */
  constructor(limit: number, within: number, isAllowed: (row: number) => boolean) {
    this.limit = limit;
    this.bound = limit > 0 ? within : 0;
    this.isAllowed = isAllowed;
  }

  /** Returns whether the requested number of rows is reached. */
  get isFull(): boolean {
    return this.rows.length >= this.limit;
  }

  /** Inserts a row if it is among the nearest so far. */
  offer(row: number, distance: number): void {
    if (distance >= this.bound || !this.isAllowed(row)) return;
    let place = this.rows.length;
    while (place > 0 && (this.distances[place - 1] ?? 0) > distance) place -= 1;
    this.rows.splice(place, 0, row);
    this.distances.splice(place, 0, distance);
    if (this.rows.length > this.limit) {
      this.rows.pop();
      this.distances.pop();
    }
    if (this.rows.length === this.limit) this.bound = this.distances.at(-1) ?? this.bound;
  }

  /** Returns the kept rows. */
  kept(): NearRow[] {
    return this.rows.map((row, index) => ({ row, distance: this.distances[index] ?? 0 }));
  }
}
