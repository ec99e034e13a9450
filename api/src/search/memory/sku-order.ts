import { SKU_DIGITS } from '../sku.ts';
import type { Bitmap } from './bitmap.ts';
import type { Columns } from './columns.ts';

interface Hit {
  readonly doc: number;
  readonly place: number;
  readonly sku: number;
}

/** Number of appended documents after which they are merged into the sorted ones. */
const MAX_UNMERGED = 1024;
/** Packs a SKU and a document number into one double, exactly: SKUs have under 27 bits, documents under 26. */
const DOCS = 2 ** 26;

/** All documents, including dead ones, ordered by SKU, so that a digit prefix is a range. */
export class SkuOrder {
  readonly #columns: Columns;
  /** Documents below `#merged` by SKU, then the few above. */
  #sorted: Uint32Array = new Uint32Array(0);
  #latest: Uint32Array = new Uint32Array(0);
  #merged = 0;
  #end = 0;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Adds the appended documents. */
  refresh(): void {
    const end = this.#columns.length;
    if (end === this.#end) return;
    this.#latest = this.#inOrder(this.#merged, end);
    this.#end = end;
    if (this.#latest.length <= MAX_UNMERGED) return;
    this.#sorted = this.#mergedRuns();
    this.#latest = new Uint32Array(0);
    this.#merged = end;
  }

  /** Returns documents whose SKU is within two bounds, inclusive. */
  between(first: number, last: number): number[] {
    return this.#runs().flatMap((run) => [
      ...run.subarray(this.#lowerBound(run, first, 0), this.#lowerBound(run, last + 1, 0)),
    ]);
  }

  /** Returns documents whose SKU begins with the digits. */
  beginningWith(digits: string): number[] {
    const unit = 10 ** (SKU_DIGITS - digits.length);
    const first = Number(digits) * unit;
    return digits.length > SKU_DIGITS ? [] : this.between(first, first + unit - 1);
  }

  /** Returns living documents whose SKU contains the digits, ordered by position of the digits, then by SKU. */
  containing(digits: string, alive: Bitmap, limit: number): number[] {
    const hits = this.#runs().flatMap((run) => this.#firstHits(run, digits, alive, limit));
    const best = hits.toSorted((left, right) => left.place - right.place || left.sku - right.sku);
    return best.slice(0, limit).map(({ doc }) => doc);
  }

  #runs(): readonly Uint32Array[] {
    this.refresh();
    return [this.#sorted, this.#latest];
  }

  #firstHits(run: Uint32Array, digits: string, alive: Bitmap, limit: number): Hit[] {
    const hits = new Map<number, Hit>();
    for (let place = 0; place + digits.length <= SKU_DIGITS; place++) {
      for (const doc of this.#docsWith(run, digits, place)) {
        if (hits.size === limit) return [...hits.values()];
        // Documents that also contain the digits at an earlier position were found there.
        if (alive.has(doc) && !hits.has(doc)) hits.set(doc, { doc, place, sku: this.#skuOf(doc) });
      }
    }
    return [...hits.values()];
  }

  /** Iterates over the SKU ranges with the digits at a position, by the digits before them. */
  *#docsWith(run: Uint32Array, digits: string, place: number): Iterable<number> {
    const span = 10 ** (SKU_DIGITS - place);
    const unit = span / 10 ** digits.length;
    let entry = 0;
    while (entry < run.length) {
      const sku = this.#skuOf(run[entry] ?? 0);
      const base = sku - (sku % span);
      const first = base + Number(digits) * unit;
      const end = this.#lowerBound(run, first + unit, entry);
      for (let hit = this.#lowerBound(run, first, entry); hit < end; hit++) yield run[hit] ?? 0;
      entry = this.#lowerBound(run, base + span, end);
    }
  }

  #skuOf(doc: number): number {
    return this.#columns.skus[doc] ?? 0;
  }

  /** Returns the first entry at or after `from` whose SKU is not below `sku`. */
  #lowerBound(run: Uint32Array, sku: number, from: number): number {
    let low = from;
    let high = run.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#skuOf(run[middle] ?? 0) < sku) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #inOrder(from: number, end: number): Uint32Array {
    const keys = Float64Array.from({ length: end - from }, (_none, entry) => {
      return this.#skuOf(from + entry) * DOCS + from + entry;
    });
    return Uint32Array.from(keys.toSorted(), (key) => key % DOCS);
  }

  #mergedRuns(): Uint32Array {
    const [left, right] = [this.#sorted, this.#latest];
    const all = new Uint32Array(left.length + right.length);
    for (let place = 0, fromLeft = 0, fromRight = 0; place < all.length; place++) {
      const isLeft =
        fromRight === right.length ||
        (fromLeft < left.length && this.#skuOf(left[fromLeft] ?? 0) <= this.#skuOf(right[fromRight] ?? 0));
      all[place] = (isLeft ? left[fromLeft++] : right[fromRight++]) ?? 0;
    }
    return all;
  }
}
