/** A deterministic pseudo-random generator. */
export interface Dice {
  /** Returns an integer from 0 up to, but excluding, a bound. */
  below(bound: number): number;
  /** Returns one of the values. @throws if there are none */
  pick<T>(values: readonly T[]): T;
}

/** Creates a mulberry32 generator (Tommy Ettinger). */
export function createDice(seed: number): Dice {
  let state = seed;
  const below = (bound: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
  };
}
