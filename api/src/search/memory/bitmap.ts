/** A set of documents, one bit each, by their numbers. */
export class Bitmap {
  readonly words: Uint32Array;

  /** @param size one more than the highest number it can hold */
  constructor(size: number, words?: Uint32Array) {
    this.words = words ?? new Uint32Array((size + 31) >>> 5);
  }

  has(doc: number): boolean {
    return (wordAt(this.words, doc >>> 5) & (1 << (doc & 31))) !== 0;
  }

  add(doc: number): void {
    const place = doc >>> 5;
    this.words[place] = wordAt(this.words, place) | (1 << (doc & 31));
  }

  remove(doc: number): void {
    const place = doc >>> 5;
    this.words[place] = wordAt(this.words, place) & ~(1 << (doc & 31));
  }

  /** Keeps what the other holds too. */
  and(other: Bitmap): this {
    const { words } = this;
    for (let place = 0; place < words.length; place++) {
      words[place] = wordAt(words, place) & wordAt(other.words, place);
    }
    return this;
  }

  /** Drops what the other holds. */
  andNot(other: Bitmap): this {
    const { words } = this;
    for (let place = 0; place < words.length; place++) {
      words[place] = wordAt(words, place) & ~wordAt(other.words, place);
    }
    return this;
  }

  /** Takes in all numbers below an end. */
  fill(end: number): this {
    this.words.fill(0xff_ff_ff_ff, 0, end >>> 5);
    for (let doc = end & ~31; doc < end; doc++) this.add(doc);
    return this;
  }

  /** Takes in what the other holds, as far as there is room. */
  or(other: Bitmap): this {
    const { words } = this;
    const length = Math.min(words.length, other.words.length);
    for (let place = 0; place < length; place++) {
      words[place] = wordAt(words, place) | wordAt(other.words, place);
    }
    return this;
  }

  count(): number {
    let total = 0;
    for (const word of this.words) total += bitCount(word);
    return total;
  }

  /** How many both hold. */
  countWith(other: Bitmap): number {
    let total = 0;
    const length = Math.min(this.words.length, other.words.length);
    for (let place = 0; place < length; place++) {
      total += bitCount(wordAt(this.words, place) & wordAt(other.words, place));
    }
    return total;
  }

  /** Whether both hold any. */
  meets(other: Bitmap): boolean {
    return this.words.some((word, place) => (word & wordAt(other.words, place)) !== 0);
  }

  forEach(visit: (doc: number) => void): void {
    const { words } = this;
    for (let place = 0; place < words.length; place++) {
      let word = wordAt(words, place);
      while (word !== 0) {
        visit((place << 5) + (31 - Math.clz32(word & -word)));
        word &= word - 1;
      }
    }
  }

  /** The numbers, the lowest first. */
  toDocs(): Uint32Array {
    const docs = new Uint32Array(this.count());
    let length = 0;
    this.forEach((doc) => {
      docs[length] = doc;
      length += 1;
    });
    return docs;
  }

  /** A copy with room for more. */
  resized(size: number): Bitmap {
    const copy = new Bitmap(size);
    copy.words.set(this.words.subarray(0, copy.words.length));
    return copy;
  }
}

/** Beyond the end nothing is held. */
function wordAt(words: Uint32Array, place: number): number {
  return words[place] ?? 0;
}

/** Bits that are set, summed in parallel (Warren, Hacker's Delight, figure 5-2). */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const nibbles = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
