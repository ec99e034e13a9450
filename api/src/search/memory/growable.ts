/** Typed arrays for columns of documents. */
export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Returns the array if it has enough capacity, else a copy half as large again. */
export function withRoom<Numbers extends NumberArray>(numbers: Numbers, length: number, make: MakeNumbers<Numbers>) {
  if (numbers.length >= length) return numbers;
  const grown = make(Math.max(16, length, Math.ceil(numbers.length * 1.5)));
  grown.set(numbers);
  return grown;
}

/** Creates a zeroed array for `withRoom`. */
export const bytes = (length: number) => new Uint8Array(length);
/** See `bytes`. */
export const shorts = (length: number) => new Uint16Array(length);
/** See `bytes`. */
export const uints = (length: number) => new Uint32Array(length);
/** See `bytes`. */
export const ints = (length: number) => new Int32Array(length);
/** See `bytes`. */
export const floats = (length: number) => new Float64Array(length);

type MakeNumbers<Numbers extends NumberArray> = (length: number) => Numbers;

/** An append-only list of ascending document numbers. */
export class DocList {
  #docs = new Uint32Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The numbers so far; later additions may not show in it. */
  get docs(): Uint32Array {
    return this.#docs.subarray(0, this.#length);
  }

  push(doc: number): void {
    this.#docs = withRoom(this.#docs, this.#length + 1, uints);
    this.#docs[this.#length] = doc;
    this.#length += 1;
  }
}
