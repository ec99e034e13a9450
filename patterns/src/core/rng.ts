/**
 * A seeded stream of pseudo-random numbers. The seed text is hashed with cyrb128 and drives the
 * sfc32 generator (both public domain), so the same seed gives the same drawing on every machine.
 */
export class Rng {
  private readonly seed: string;
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(seed: string) {
    this.seed = seed;
    [this.a, this.b, this.c, this.counter] = hashSeed(seed);
    for (let round = 0; round < 12; round++) this.next();
  }

  /** Returns the next number in [0, 1). */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  /** Returns a number in [from, to). */
  range(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** Returns an integer, both ends included. */
  int(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1));
  }

  /** Returns an angle of up to a full turn, in radians. */
  angle(): number {
    return this.next() * Math.PI * 2;
  }

  /** Returns -1 or 1. */
  sign(): number {
    return this.next() < 0.5 ? -1 : 1;
  }

  /** Returns true with the given probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns an approximately standard normal deviate: the sum of six uniforms, so never beyond ±4.25. */
  gauss(): number {
    let sum = 0;
    for (let term = 0; term < 6; term++) sum += this.next();
    return (sum - 3) / Math.SQRT1_2;
  }

  /** Returns one item of a list. Throws RangeError if the list is empty. */
  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  }

  /** Returns one item, chosen in proportion to its weight. Throws RangeError if the list is empty. */
  pickWeighted<T>(list: readonly T[], weights: readonly number[]): T {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let left = this.next() * total;
    for (const [index, item] of list.entries()) {
      left -= weights[index] ?? 0;
      if (left <= 0) return item;
    }
    const last = list.at(-1);
    if (last === undefined) throw new RangeError('cannot pick from an empty list');
    return last;
  }

  /** Returns a shuffled copy (Fisher-Yates). */
  shuffle<T>(list: readonly T[]): T[] {
    const pool = [...list];
    const shuffled: T[] = [];
    while (pool.length > 0) {
      shuffled.push(...pool.splice(Math.floor(this.next() * pool.length), 1));
    }
    return shuffled;
  }

  /**
   * Returns an independent stream named by a label. Choices whose count depends on the palette draw from a fork, so
   * that a recolor keeps exactly the same geometry.
   */
  fork(label: string): Rng {
    return new Rng(`${this.seed}/${label}`);
  }
}

/** Hashes a text with cyrb128 into four 32-bit words. */
function hashSeed(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}
