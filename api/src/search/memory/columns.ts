import type { AssetFacts, AssetFigures } from '../feed/asset-facts.ts';
import { bytes, floats, ints, type NumberArray, withRoom } from './growable.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';

/** Represents a missing number. */
export const NONE = -1;

const ID_BYTES = 16;

/** Plain facts by document number. Missing ratings and prices are `NONE`. */
export class Columns {
  length = 0;
  ids = new Uint8Array(0);
  skus = new Int32Array(0);
  prices = new Int32Array(0);
  popularity = new Int32Array(0);
  downloads = new Int32Array(0);
  ratings = new Float64Array(0);
  published = new Float64Array(0);
  designers = new Int32Array(0);
  drawings = new Int32Array(0);

  /** Assigns the next document number to an asset. */
  push(facts: AssetFacts): number {
    const doc = this.length;
    this.#makeRoom(doc + 1);
    this.length = doc + 1;
    this.ids.set(bytesOf(facts.id), doc * ID_BYTES);
    this.skus[doc] = facts.sku;
    this.designers[doc] = facts.designerId;
    this.drawings[doc] = facts.drawing ?? NONE;
    this.setFigures(doc, facts);
    return doc;
  }

  setFigures(doc: number, facts: AssetFigures): void {
    this.prices[doc] = facts.priceCents ?? NONE;
    this.popularity[doc] = facts.popularity;
    this.downloads[doc] = facts.downloads;
    this.ratings[doc] = facts.rating ?? NONE;
    this.published[doc] = facts.publishedAt;
  }

  /** Returns the id of a document as a UUID. */
  idOf(doc: number): string {
    return idOf(this.ids.subarray(doc * ID_BYTES, (doc + 1) * ID_BYTES));
  }

  /** Whether a document belongs to an asset. */
  hasId(doc: number, id: Uint8Array): boolean {
    const start = doc * ID_BYTES;
    return id.every((byte, place) => this.ids[start + place] === byte);
  }

  *arrays(): Iterable<NamedArray> {
    const { length } = this;
    yield ['ids', this.ids.subarray(0, length * ID_BYTES)];
    yield ['skus', this.skus.subarray(0, length)];
    yield ['prices', this.prices.subarray(0, length)];
    yield ['popularity', this.popularity.subarray(0, length)];
    yield ['downloads', this.downloads.subarray(0, length)];
    yield ['ratings', this.ratings.subarray(0, length)];
    yield ['published', this.published.subarray(0, length)];
    yield ['designers', this.designers.subarray(0, length)];
    yield ['drawings', this.drawings.subarray(0, length)];
  }

  restore(stored: StoredArrays): void {
    this.ids = stored.take('ids', Uint8Array);
    this.skus = stored.take('skus', Int32Array);
    this.prices = stored.take('prices', Int32Array);
    this.popularity = stored.take('popularity', Int32Array);
    this.downloads = stored.take('downloads', Int32Array);
    this.ratings = stored.take('ratings', Float64Array);
    this.published = stored.take('published', Float64Array);
    this.designers = stored.take('designers', Int32Array);
    this.drawings = stored.take('drawings', Int32Array);
    this.length = this.skus.length;
  }

  #makeRoom(length: number): void {
    this.ids = withRoom(this.ids, length * ID_BYTES, bytes);
    this.skus = withRoom(this.skus, length, ints);
    this.prices = withRoom(this.prices, length, ints);
    this.popularity = withRoom(this.popularity, length, ints);
    this.downloads = withRoom(this.downloads, length, ints);
    this.ratings = withRoom(this.ratings, length, floats);
    this.published = withRoom(this.published, length, floats);
    this.designers = withRoom(this.designers, length, ints);
    this.drawings = withRoom(this.drawings, length, ints);
  }
}

/** Converts a UUID to its 16 bytes. */
export function bytesOf(id: string): Uint8Array {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** Converts 16 bytes to a UUID. */
export function idOf(id: Uint8Array): string {
  const hex = Buffer.from(id.buffer, id.byteOffset, id.length).toString('hex');
  return [8, 12, 16, 20, 32].map((end, part, ends) => hex.slice(ends[part - 1] ?? 0, end)).join('-');
}

/** Reads a number of a column; `NONE` beyond its end. */
export function at(numbers: NumberArray, place: number): number {
  return numbers[place] ?? NONE;
}
