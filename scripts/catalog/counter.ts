/** Counts uses by name. */
export class Counter {
  readonly #counts = new Map<string, number>();

  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.#counts.set(name, this.count(name) + 1);
  }

  /** Returns the item with the lowest count, the first in case of a tie; undefined if there are none. */
  least<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item | undefined {
    return items.toSorted((left, right) => this.count(nameOf(left)) - this.count(nameOf(right)))[0];
  }
}
