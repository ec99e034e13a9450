/** Counts uses by name. */
export class Counter {
  readonly #counts = new Map<string, number>();

  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.#counts.set(name, this.count(name) + 1);
  }

  /** The item whose name was counted least, the first of equals; undefined when there is none. */
  least<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item | undefined {
    return items.toSorted((left, right) => this.count(nameOf(left)) - this.count(nameOf(right)))[0];
  }
}
