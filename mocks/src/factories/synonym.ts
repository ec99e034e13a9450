import type { Synonym, ZeroResult } from '../generated/resolvers.ts';

/** Returns the synonyms of the mocked shop. */
export function demoSynonyms(): Synonym[] {
  return [
    { typed: 'gingham', meant: 'check', isTwoWay: false },
    { typed: 'plaid', meant: 'tartan', isTwoWay: true },
  ];
}

/** Returns the searches without results of the mocked shop. */
export function demoZeroResults(): ZeroResult[] {
  return [
    { words: 'unicorn', count: 14, lastDay: '2026-11-24' },
    { words: 'dinosaur', count: 3, lastDay: '2026-11-20' },
  ];
}
