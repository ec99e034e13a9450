const FIRST_CAPACITY = 256;

/** Concatenated vectors of signed bytes, with their precomputed squared lengths. */
export class VectorRows {
  /** All vectors; may be longer than the part in use, and is replaced when it grows. */
  bytes: Int8Array;
  /** Squared length of the numbers before the split, by row. */
  headSquares: Int32Array;
  /** Squared length of the numbers after the split, by row. */
  tailSquares: Int32Array;
  private readonly length: number;
  private readonly split: number;
  /** Buffer for swapping two vectors. */
  private readonly held: Int8Array;

  constructor(length: number, split: number) {
    this.length = length;
    this.split = split;
    this.held = new Int8Array(length);
    this.bytes = new Int8Array(FIRST_CAPACITY * length);
    this.headSquares = new Int32Array(FIRST_CAPACITY);
    this.tailSquares = new Int32Array(FIRST_CAPACITY);
  }

  /** Returns the vector of a row as a view, valid until the next write. */
  at(row: number): Int8Array {
    return this.bytes.subarray(row * this.length, (row + 1) * this.length);
  }

  /** Writes the vector of a row. */
  set(row: number, vector: Int8Array): void {
    if (row >= this.headSquares.length) this.grow();
    this.bytes.set(vector, row * this.length);
    const squared = (from: number, to: number): number =>
      vector.subarray(from, to).reduce((sum, value) => sum + value * value, 0);
    this.headSquares[row] = squared(0, this.split);
    this.tailSquares[row] = squared(this.split, this.length);
  }

  /** Swaps two rows. */
  swap(left: number, right: number): void {
    this.held.set(this.at(left));
    this.bytes.copyWithin(left * this.length, right * this.length, (right + 1) * this.length);
    this.bytes.set(this.held, right * this.length);
    swapNumbers(this.headSquares, left, right);
    swapNumbers(this.tailSquares, left, right);
  }

  private grow(): void {
    const capacity = this.headSquares.length * 2;
    const bytes = new Int8Array(capacity * this.length);
    bytes.set(this.bytes);
    this.bytes = bytes;
    const headSquares = new Int32Array(capacity);
    headSquares.set(this.headSquares);
    this.headSquares = headSquares;
    const tailSquares = new Int32Array(capacity);
    tailSquares.set(this.tailSquares);
    this.tailSquares = tailSquares;
  }
}

function swapNumbers(numbers: Int32Array, left: number, right: number): void {
  const held = numbers[left] ?? 0;
  numbers[left] = numbers[right] ?? 0;
  numbers[right] = held;
}
