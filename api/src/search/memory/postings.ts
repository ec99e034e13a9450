import { bytes, ints, uints, withRoom } from './growable.ts';
import type { NamedArray, StoredArrays } from './stored-arrays.ts';

/** Entries of one word, in arrays reused by the next read. */
export interface Postings {
  readonly length: number;
  /** In ascending order. */
  readonly docs: Uint32Array;
  /** Best field of the word in each of `docs`; see `bestField`. */
  readonly fields: Uint8Array;
}

const FIELD_BITS = 3;
const PAGE_BITS = 20;
const PAGE_BYTES = 2 ** PAGE_BITS;
/** Sizes of a word's successive slices in bytes; further ones are as large as the last. */
const SLICE_BYTES = [8, 12, 20, 36, 68, 132, 260, 516, 1028, 2052, 4100] as const;
const LAST_LEVEL = SLICE_BYTES.length - 1;
/** Bytes at the end of each slice that point to the next one. */
const LINK_BYTES = 4;

/**
 * The documents of each word, and the field the word counts in. Each entry is the distance to the previous document and
 * the field, as one number in seven-bit bytes, lowest first (LEB128): one or two bytes for a common word. The bytes of
 * a word are stored in slices, each about twice as long as the one before, in pages shared by all words, so that rare
 * words are small and common ones can be appended to without moving (like Lucene's ByteBlockPool).
 */
export class PostingStore {
  #pages: Uint8Array[] = [];
  /** Page bytes allocated to slices. */
  #used = 0;
  /** Per word: its first slice, the position of its next byte, the end of its last slice, and that slice's level. */
  #starts = new Uint32Array(0);
  #places = new Uint32Array(0);
  #ends = new Uint32Array(0);
  #levels = new Uint8Array(0);
  /** Per word: its last document and its number of documents. */
  #lasts = new Int32Array(0);
  #counts = new Uint32Array(0);
  #words = 0;
  #bytes = new Uint8Array(0);
  #docs = new Uint32Array(0);
  #fields = new Uint8Array(0);

  /** Allocates a word. @returns its number, counted from 0 */
  addWord(): number {
    const word = this.#words;
    this.#starts = withRoom(this.#starts, word + 1, uints);
    this.#places = withRoom(this.#places, word + 1, uints);
    this.#ends = withRoom(this.#ends, word + 1, uints);
    this.#levels = withRoom(this.#levels, word + 1, bytes);
    this.#lasts = withRoom(this.#lasts, word + 1, ints);
    this.#counts = withRoom(this.#counts, word + 1, uints);
    const start = this.#newSlice(0);
    this.#starts[word] = start;
    this.#places[word] = start;
    this.#ends[word] = start + SLICE_BYTES[0] - LINK_BYTES;
    this.#lasts[word] = -1;
    this.#words = word + 1;
    return word;
  }

  /** Returns how many documents contain a word, including dead ones. */
  count(word: number): number {
    return this.#counts[word] ?? 0;
  }

  /** @param doc higher than all earlier ones */
  push(word: number, doc: number, field: number): void {
    // Multiplied rather than shifted: the number may exceed 31 bits.
    let rest = (doc - (this.#lasts[word] ?? 0)) * 2 ** FIELD_BITS + field;
    this.#lasts[word] = doc;
    this.#counts[word] = (this.#counts[word] ?? 0) + 1;
    while (rest >= 128) {
      this.#pushByte(word, (rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#pushByte(word, rest);
  }

  /** Returns a copy that is empty for some words. */
  without(words: ReadonlySet<number>): PostingStore {
    const copy = new PostingStore();
    for (let word = 0; word < this.#words; word++) {
      copy.addWord();
      if (words.has(word)) continue;
      const { docs, fields, length } = this.read(word);
      for (let entry = 0; entry < length; entry++) copy.push(word, docs[entry] ?? 0, fields[entry] ?? 0);
    }
    return copy;
  }

  /** Reads all entries of a word; overwrites the previous result. */
  read(word: number): Postings {
    const length = this.#counts[word] ?? 0;
    this.#docs = withRoom(this.#docs, length, uints);
    this.#fields = withRoom(this.#fields, length, bytes);
    this.#gather(word);
    const stream = this.#bytes;
    const docs = this.#docs;
    const fields = this.#fields;
    let doc = -1;
    let place = 0;
    for (let entry = 0; entry < length; entry++) {
      let byte = stream[place++] ?? 0;
      fields[entry] = byte & (2 ** FIELD_BITS - 1);
      let distance = (byte & 127) >>> FIELD_BITS;
      let shift = 7 - FIELD_BITS;
      while (byte >= 128) {
        byte = stream[place++] ?? 0;
        distance += (byte & 127) << shift;
        shift += 7;
      }
      doc += distance;
      docs[entry] = doc;
    }
    return { length, docs, fields };
  }

  *arrays(): Iterable<NamedArray> {
    yield ['posting starts', this.#starts.subarray(0, this.#words)];
    yield ['posting places', this.#places.subarray(0, this.#words)];
    yield ['posting ends', this.#ends.subarray(0, this.#words)];
    yield ['posting levels', this.#levels.subarray(0, this.#words)];
    yield ['posting lasts', this.#lasts.subarray(0, this.#words)];
    yield ['posting counts', this.#counts.subarray(0, this.#words)];
    yield ['posting used', Uint32Array.of(this.#used, this.#pages.length)];
    for (const [number, page] of this.#pages.entries()) yield [`posting page ${number}`, page];
  }

  restore(stored: StoredArrays): void {
    this.#starts = stored.take('posting starts', Uint32Array);
    this.#places = stored.take('posting places', Uint32Array);
    this.#ends = stored.take('posting ends', Uint32Array);
    this.#levels = stored.take('posting levels', Uint8Array);
    this.#lasts = stored.take('posting lasts', Int32Array);
    this.#counts = stored.take('posting counts', Uint32Array);
    this.#words = this.#starts.length;
    const [used = 0, pages = 0] = stored.take('posting used', Uint32Array);
    this.#used = used;
    this.#pages = Array.from({ length: pages }, (_none, number) => stored.take(`posting page ${number}`, Uint8Array));
  }

  /** Copies the bytes of a word to contiguous memory. */
  #gather(word: number): void {
    const end = this.#places[word] ?? 0;
    const lastEnd = this.#ends[word] ?? 0;
    let length = 0;
    let start = this.#starts[word] ?? 0;
    for (let level = 0; ; level++) {
      const sliceEnd = start + (SLICE_BYTES[Math.min(level, LAST_LEVEL)] ?? 0) - LINK_BYTES;
      const isLast = sliceEnd === lastEnd;
      const part = this.#view(start, isLast ? end : sliceEnd);
      this.#bytes = withRoom(this.#bytes, length + part.length, bytes);
      this.#bytes.set(part, length);
      length += part.length;
      if (isLast) return;
      start = this.#linkAt(sliceEnd);
    }
  }

  /** Bytes of one page. */
  #view(start: number, end: number): Uint8Array {
    const page = this.#pageOf(start);
    const offset = start & (PAGE_BYTES - 1);
    return page.subarray(offset, offset + end - start);
  }

  #pageOf(place: number): Uint8Array {
    return this.#pages[place >>> PAGE_BITS] ?? new Uint8Array(0);
  }

  #pushByte(word: number, byte: number): void {
    let place = this.#places[word] ?? 0;
    if (place === (this.#ends[word] ?? 0)) place = this.#nextSlice(word, place);
    this.#pageOf(place)[place & (PAGE_BYTES - 1)] = byte;
    this.#places[word] = place + 1;
  }

  /** Continues in a new slice. @returns where it begins */
  #nextSlice(word: number, end: number): number {
    const level = Math.min((this.#levels[word] ?? 0) + 1, LAST_LEVEL);
    const start = this.#newSlice(level);
    this.#levels[word] = level;
    this.#ends[word] = start + (SLICE_BYTES[level] ?? 0) - LINK_BYTES;
    this.#view(end, end + LINK_BYTES).set(Uint8Array.of(start, start >>> 8, start >>> 16, start >>> 24));
    return start;
  }

  #linkAt(place: number): number {
    const [low = 0, second = 0, third = 0, high = 0] = this.#view(place, place + LINK_BYTES);
    return (low | (second << 8) | (third << 16) | (high << 24)) >>> 0;
  }

  /** Allocates a slice, which never spans two pages. */
  #newSlice(level: number): number {
    const size = SLICE_BYTES[level] ?? 0;
    if ((this.#used & (PAGE_BYTES - 1)) + size > PAGE_BYTES || this.#used === this.#pages.length * PAGE_BYTES) {
      this.#used = this.#pages.length * PAGE_BYTES;
      this.#pages.push(new Uint8Array(PAGE_BYTES));
    }
    const start = this.#used;
    this.#used += size;
    return start;
  }
}
