import { uints, withRoom } from './growable.ts';

type Compare = (left: number, right: number) => number;

const NONE_GONE = new Uint32Array(0);

/** Documents that are kept in an order. */
export class OrderedDocs {
  readonly #compare: Compare;
  #docs: Uint32Array = new Uint32Array(0);
  #length = 0;

  /** @param compare never 0 for two of the documents */
  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** The documents in their order, until they change. */
  get docs(): Uint32Array {
    return this.#docs.subarray(0, this.#length);
  }

  /** Takes documents that are in order already. */
  set(docs: Uint32Array): void {
    this.#docs = docs;
    this.#length = docs.length;
  }

  /**
   * Finds documents that will leave, before their facts change.
   * @returns takes them out, and takes in others, or the same ones with their new facts
   */
  leave(leaving: readonly number[]): (entering: readonly number[]) => void {
    const gone = Uint32Array.from(leaving, (doc) => this.#placeOf(doc, NONE_GONE)).toSorted();
    return (entering) => this.#replace(gone, entering.toSorted(this.#compare));
  }

  /** Each document moves at most once, and only where the number of those before it changes. */
  #replace(gone: Uint32Array, entering: readonly number[]): void {
    const places = entering.map((doc) => this.#placeOf(doc, gone));
    const runs = runsBetween(gone, places, this.#length - gone.length);
    const length = this.#length - gone.length + entering.length;
    this.#docs = withRoom(this.#docs, length, uints);
    const move = ({ from, to, length: count }: Run) => this.#docs.copyWithin(to, from, from + count);
    for (const run of runs.toReversed()) if (run.to > run.from) move(run);
    for (const run of runs) if (run.to < run.from) move(run);
    for (const [come, doc] of entering.entries()) this.#docs[(places[come] ?? 0) + come] = doc;
    this.#length = length;
  }

  /** Where a document stands, or would stand, among those that stay. */
  #placeOf(doc: number, gone: Uint32Array): number {
    let low = 0;
    let high = this.#length - gone.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#docs[withGone(middle, gone)] ?? 0, doc) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The place, among all, of the one that stands at a place among those that stay. */
function withGone(place: number, gone: Uint32Array): number {
  let low = 0;
  let high = gone.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((gone[middle] ?? 0) - middle <= place) low = middle + 1;
    else high = middle;
  }
  return place + low;
}

/** Neighbors that stay neighbors. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/**
 * What lies between the gaps.
 * @param gone places among all of those that leave
 * @param come places, among those that stay, before which others come
 * @param staying how many stay
 */
function runsBetween(gone: Uint32Array, come: readonly number[], staying: number): Run[] {
  const runs: Run[] = [];
  let start = 0;
  let left = 0;
  let arrived = 0;
  while (start < staying) {
    while (left < gone.length && (gone[left] ?? 0) - left <= start) left += 1;
    while (arrived < come.length && (come[arrived] ?? 0) <= start) arrived += 1;
    const nextGone = left < gone.length ? (gone[left] ?? 0) - left : staying;
    const end = Math.min(nextGone, come[arrived] ?? staying, staying);
    runs.push({ from: start + left, to: start + arrived, length: end - start });
    start = end;
  }
  return runs;
}
