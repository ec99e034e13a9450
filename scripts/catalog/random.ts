/** Returns a deterministic integer from 0 up to, but excluding, `below` for a text (32-bit FNV-1a with a final mix). */
export function hashOf(text: string, below: number): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}

/** Returns one of the items, deterministically for a text. Throws an Error if there are none. */
export function pickBy<Item>(text: string, items: readonly Item[]): Item {
  const item = items[hashOf(text, Math.max(1, items.length))];
  if (item === undefined) throw new Error(`nothing to pick from for ${text}`);
  return item;
}

/** Returns a deterministic generator of numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
