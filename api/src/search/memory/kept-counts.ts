/** Codes by which documents are selected: a document has any of each group. */
export type CodeGroups = readonly (readonly number[])[];

/** So many selections are kept, those asked for last. */
const MAX_KEPT = 128;

/** How many living documents of a selection carry each code, as far as it was asked. */
export class SelectionCounts {
  readonly #groups: CodeGroups;
  readonly #counts = new Map<number, number>();
  #total: number | null = null;

  constructor(groups: CodeGroups) {
    this.#groups = groups;
  }

  /** @param count counts when it is not known yet */
  total(count: () => number): number {
    this.#total ??= count();
    return this.#total;
  }

  /** @param count counts when it is not known yet */
  of(code: number, count: (code: number) => number): number {
    const known = this.#counts.get(code);
    if (known !== undefined) return known;
    const counted = count(code);
    this.#counts.set(code, counted);
    return counted;
  }

  /** Takes a document with these codes in, or out by a step of -1. */
  adjust(codes: ReadonlySet<number>, step: 1 | -1): void {
    if (!this.#groups.every((group) => group.some((code) => codes.has(code)))) return;
    if (this.#total !== null) this.#total += step;
    for (const code of codes) {
      const known = this.#counts.get(code);
      if (known !== undefined) this.#counts.set(code, known + step);
    }
  }
}

/** Counts of selections that were asked for, brought in step with each document that comes or goes. */
export class KeptCounts {
  readonly #kept = new Map<string, SelectionCounts>();

  /** The counts of a selection, from now on kept. */
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

  /** Takes a document with these codes in, or out by a step of -1. */
  adjust(codes: Iterable<number>, step: 1 | -1): void {
    if (this.#kept.size === 0) return;
    const carried = new Set(codes);
    for (const counts of this.#kept.values()) counts.adjust(carried, step);
  }
}
