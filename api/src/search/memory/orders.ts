import { type Columns, NONE } from './columns.ts';
import type { NumberArray } from './growable.ts';
import { OrderedDocs } from './ordered-docs.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';

/** Documents in one order. */
export type Order = Uint32Array;

/** Direction of the leading key of an order. */
export type Direction = 'asc' | 'desc';

/** Keys that lists are ordered by. */
export type OrderKey = 'popularity' | 'published' | 'prices' | 'ratings';

type Compare = (left: number, right: number) => number;

const KEYS: readonly OrderKey[] = ['popularity', 'published', 'prices', 'ratings'];
const DIRECTIONS: readonly Direction[] = ['asc', 'desc'];

/** All living documents in each list order: by a key in either direction, ties newest first, missing values last. */
export class Orders {
  readonly #columns: Columns;
  readonly #orders: readonly { readonly key: OrderKey; readonly direction: Direction; readonly docs: OrderedDocs }[];

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#orders = KEYS.flatMap((key) =>
      DIRECTIONS.map((direction) => ({ key, direction, docs: new OrderedDocs(this.comparing(key, direction)) })),
    );
  }

  get(key: OrderKey, direction: Direction): Order {
    const order = this.#orders.find((one) => one.key === key && one.direction === direction);
    return order ? order.docs.docs : new Uint32Array(0);
  }

  /** Sorts documents from scratch. */
  fill(docs: Uint32Array): void {
    const bySku = sortedBy(docs, this.#columns.skus, 'desc');
    const newest = sortedBy(bySku, this.#columns.published, 'desc');
    for (const { key, direction, docs: ordered } of this.#orders) {
      ordered.set(sortedBy(newest, this.#columns[key], direction));
    }
  }

  /**
   * Changes which documents are ordered, and facts of some of them.
   * @param leaving documents that are removed or whose facts will change
   * @param change changes the facts and returns the documents to insert or reinsert
   */
  change(leaving: readonly number[], change: () => readonly number[]): void {
    const finishing = this.#orders.map(({ docs }) => docs.leave(leaving));
    const entering = change();
    for (const enter of finishing) enter(entering);
  }

  /** Returns the comparator of an order; documents of two assets never compare equal. */
  comparing(key: OrderKey, direction: Direction): Compare {
    const columns = this.#columns;
    const sign = direction === 'asc' ? 1 : -1;
    return (left, right) => {
      const one = columns[key][left] ?? NONE;
      const other = columns[key][right] ?? NONE;
      if (one === other) {
        return (
          (columns.published[right] ?? 0) - (columns.published[left] ?? 0) ||
          (columns.skus[right] ?? 0) - (columns.skus[left] ?? 0)
        );
      }
      if (one === NONE || other === NONE) return one === NONE ? 1 : -1;
      return (one - other) * sign;
    };
  }

  *arrays(): Iterable<NamedArray> {
    for (const { key, direction, docs } of this.#orders) yield [`order ${key} ${direction}`, docs.docs];
  }

  restore(stored: StoredArrays): void {
    for (const { key, direction, docs } of this.#orders)
      docs.set(stored.take(`order ${key} ${direction}`, Uint32Array));
  }
}

/** Sorts documents by a stable counting sort over the ranks of the values; missing values come last. */
function sortedBy(docs: Uint32Array, values: NumberArray, direction: Direction): Uint32Array {
  const distinct = distinctValues(docs, values);
  const rankOf = (doc: number): number => {
    const value = values[doc] ?? NONE;
    if (value === NONE) return distinct.length;
    const rank = rankIn(distinct, value);
    return direction === 'asc' ? rank : distinct.length - 1 - rank;
  };
  const ranks = new Uint32Array(docs.length);
  const starts = new Uint32Array(distinct.length + 2);
  for (let place = 0; place < docs.length; place++) {
    const rank = rankOf(docs[place] ?? 0);
    ranks[place] = rank;
    starts[rank + 1] = (starts[rank + 1] ?? 0) + 1;
  }
  for (let rank = 1; rank < starts.length; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  const sorted = new Uint32Array(docs.length);
  for (let place = 0; place < docs.length; place++) {
    const rank = ranks[place] ?? 0;
    const start = starts[rank] ?? 0;
    sorted[start] = docs[place] ?? 0;
    starts[rank] = start + 1;
  }
  return sorted;
}

/** Returns the distinct values of the documents, in ascending order. */
function distinctValues(docs: Uint32Array, values: NumberArray): Float64Array {
  const all = new Float64Array(docs.length);
  for (let place = 0; place < docs.length; place++) all[place] = values[docs[place] ?? 0] ?? NONE;
  all.sort();
  let length = 0;
  for (let place = 0; place < all.length; place++) {
    const value = all[place] ?? 0;
    if (value !== NONE && (length === 0 || value !== (all[length - 1] ?? 0))) all[length++] = value;
  }
  return all.subarray(0, length);
}

function rankIn(distinct: Float64Array, value: number): number {
  let low = 0;
  let high = distinct.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((distinct[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
