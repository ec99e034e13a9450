import type { NumberArray } from './growable.ts';

/** A typed array of the index and the name it is stored under. */
export type NamedArray = readonly [name: string, numbers: NumberArray];

/** Stored arrays by name. */
export class StoredArrays {
  readonly #arrays: ReadonlyMap<string, NumberArray>;

  constructor(arrays: Iterable<NamedArray>) {
    this.#arrays = new Map(arrays);
  }

  /** @throws if it is missing or of another kind */
  take<Numbers extends NumberArray>(name: string, kind: new (length: number) => Numbers): Numbers {
    const numbers = this.#arrays.get(name);
    if (!(numbers instanceof kind)) throw new Error(`no stored array ${name} of ${kind.name}`);
    return numbers;
  }
}
