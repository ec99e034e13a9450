import { uints, withRoom } from './growable.ts';

type Compare = (left: number, right: number) => number;

const NONE_GONE = new Uint32Array(0);

/** A sorted list of documents. */
export class OrderedDocs {
  readonly #compare: Compare;
  #docs: Uint32Array = new Uint32Array(0);
  #length = 0;

  /** @param compare never returns 0 for two of the documents */
  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** The documents in order; valid until the next change. */
  get docs(): Uint32Array {
    return this.#docs.subarray(0, this.#length);
  }

  /** Takes over documents that are already sorted. */
  set(docs: Uint32Array): void {
    this.#docs = docs;
    this.#length = docs.length;
  }

  /**
   * Locates documents to be removed, before their facts change.
   * @returns removes them and inserts others, or the same ones with their new facts
   */
  leave(leaving: readonly number[]): (entering: readonly number[]) => void {
    const gone = Uint32Array.from(leaving, (doc) => this.#placeOf(doc, NONE_GONE)).toSorted();
    return (entering) => this.#replace(gone, entering.toSorted(this.#compare));
  }

  /**
   * Merges changes into the order. A document moves at most once, and only if the number of documents before it
   * changes.
   */
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

  /** Returns the position of a document among those that stay. */
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

/** Converts a position among those that stay to a position among all. */
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

/** A run of documents that stay adjacent. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/**
 * Returns the runs between removals and insertions.
 * @param gone positions among all of those removed
 * @param come positions, among those that stay, before which others are inserted
 * @param staying number of documents that stay
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
