import { at, type Columns, NONE } from './columns.ts';

/** Documents in one order. */
export type Order = Uint32Array;

/** Which way the leading key of an order runs. */
export type Direction = 'asc' | 'desc';

/** What lists are ordered by. */
export type OrderKey = 'popularity' | 'published' | 'prices' | 'ratings';

type Compare = (left: number, right: number) => number;

const KEYS: readonly OrderKey[] = ['popularity', 'published', 'prices', 'ratings'];
const DIRECTIONS: readonly Direction[] = ['asc', 'desc'];
const KINDS = KEYS.flatMap((key) => DIRECTIONS.map((direction) => ({ key, direction })));

/**
 * All living documents in each order that a list can have: by a key in either direction; ties are newest first, and what
 * lacks the key comes last.
 */
export class Orders {
  readonly #columns: Columns;
  readonly #orders = new Map<string, Order>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  get(key: OrderKey, direction: Direction): Order {
    return this.#orders.get(`${key} ${direction}`) ?? new Uint32Array(0);
  }

  /** Puts documents in order from nothing. */
  fill(docs: Uint32Array): void {
    const newest = docs.toSorted(this.comparing('published', 'desc'));
    for (const { key, direction } of KINDS) this.#set(key, direction, byKey(newest, this.#columns[key], direction));
  }

  /**
   * Changes which documents are in order, and facts of some of them.
   * @param leaving documents that go, or whose facts will change
   * @param change changes the facts and gives the documents that come, or come back
   */
  change(leaving: readonly number[], change: () => readonly number[]): void {
    for (const { key, direction } of KINDS) this.#set(key, direction, this.#without(key, direction, leaving));
    const entering = change();
    for (const { key, direction } of KINDS) this.#set(key, direction, this.#with(key, direction, entering));
  }

  /** Compares documents by an order; those of two assets are never equal. */
  comparing(key: OrderKey, direction: Direction): Compare {
    const { skus, published } = this.#columns;
    const values = this.#columns[key];
    const sign = direction === 'asc' ? 1 : -1;
    return (left, right) => {
      const one = at(values, left);
      const other = at(values, right);
      if (one === other) return at(published, right) - at(published, left) || at(skus, right) - at(skus, left);
      if (one === NONE || other === NONE) return one === NONE ? 1 : -1;
      return (one - other) * sign;
    };
  }

  #set(key: OrderKey, direction: Direction, order: Order): void {
    this.#orders.set(`${key} ${direction}`, order);
  }

  #without(key: OrderKey, direction: Direction, docs: readonly number[]): Order {
    const order = this.get(key, direction);
    const compare = this.comparing(key, direction);
    const places = docs.map((doc) => placeOf(order, doc, compare)).toSorted((left, right) => left - right);
    const kept = new Uint32Array(order.length - places.length);
    let from = 0;
    for (const [gone, place] of places.entries()) {
      kept.set(order.subarray(from, place), from - gone);
      from = place + 1;
    }
    kept.set(order.subarray(from), from - places.length);
    return kept;
  }

  #with(key: OrderKey, direction: Direction, docs: readonly number[]): Order {
    const order = this.get(key, direction);
    const compare = this.comparing(key, direction);
    const all = new Uint32Array(order.length + docs.length);
    let from = 0;
    for (const [come, doc] of docs.toSorted(compare).entries()) {
      const place = placeOf(order, doc, compare);
      all.set(order.subarray(from, place), from + come);
      all[place + come] = doc;
      from = place;
    }
    all.set(order.subarray(from), from + docs.length);
    return all;
  }
}

/** A counting sort over the distinct values, which keeps the order of equal ones. */
function byKey(docs: Order, values: Int32Array | Float64Array, direction: Direction): Order {
  const distinct = [...new Set(Array.from(docs, (doc) => at(values, doc)))].filter((value) => value !== NONE);
  const sign = direction === 'asc' ? 1 : -1;
  const inOrder = [...distinct.toSorted((left, right) => (left - right) * sign), NONE];
  const ranks = new Map(inOrder.map((value, rank) => [value, rank]));
  const starts = new Uint32Array(inOrder.length + 1);
  const rankOf = (doc: number) => ranks.get(at(values, doc)) ?? 0;
  for (const doc of docs) starts[rankOf(doc) + 1] = at(starts, rankOf(doc) + 1) + 1;
  for (let rank = 1; rank < starts.length; rank++) starts[rank] = at(starts, rank) + at(starts, rank - 1);
  const sorted = new Uint32Array(docs.length);
  for (const doc of docs) {
    const rank = rankOf(doc);
    sorted[at(starts, rank)] = doc;
    starts[rank] = at(starts, rank) + 1;
  }
  return sorted;
}

/** Where a document stands, or would stand. */
function placeOf(order: Order, doc: number, compare: Compare): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(at(order, middle), doc) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
