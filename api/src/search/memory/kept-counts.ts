/** Codes that select documents: a document must have one code of each group. */
export type CodeGroups = readonly (readonly number[])[];

/** Number of selections cached, least recently used evicted first. */
const MAX_KEPT = 128;

/** Number of living documents of a selection per code, filled on demand. */
export class SelectionCounts {
  readonly #groups: CodeGroups;
  readonly #counts = new Map<number, number>();
  #total: number | null = null;

  constructor(groups: CodeGroups) {
    this.#groups = groups;
  }

  /** @param count called if it is not cached */
  total(count: () => number): number {
    this.#total ??= count();
    return this.#total;
  }

  /** @param count called if it is not cached */
  of(code: number, count: (code: number) => number): number {
    const known = this.#counts.get(code);
    if (known !== undefined) return known;
    const counted = count(code);
    this.#counts.set(code, counted);
    return counted;
  }

  /** Adds a document with these codes, or removes it with a step of -1. */
  adjust(codes: ReadonlySet<number>, step: 1 | -1): void {
    if (!this.#groups.every((group) => group.some((code) => codes.has(code)))) return;
    if (this.#total !== null) this.#total += step;
    for (const code of codes) {
      const known = this.#counts.get(code);
      if (known !== undefined) this.#counts.set(code, known + step);
    }
  }
}

/** Cached counts of requested selections, updated with each document added or removed. */
export class KeptCounts {
  readonly #kept = new Map<string, SelectionCounts>();

  /** Returns the counts of a selection, caching them from now on. */
  of(groups: CodeGroups): SelectionCounts {
    const key = groups
      .map((group) => group.toSorted((left, right) => left - right).join())
      .toSorted()
      .join(';');
    const counts = this.#kept.get(key) ?? new SelectionCounts(groups);
    this.#kept.delete(key);
    this.#kept.set(key, counts);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return counts;
  }

  /** Adds a document with these codes, or removes it with a step of -1. */
  adjust(codes: Iterable<number>, step: 1 | -1): void {
    if (this.#kept.size === 0) return;
    const carried = new Set(codes);
    for (const counts of this.#kept.values()) counts.adjust(carried, step);
  }
}
