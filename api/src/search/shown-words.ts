import { keptWords } from './kept-words.ts';

const MAX_WAITING = 500;
const WRITE_AFTER_MILLISECONDS = 5000;

/** How often something was searched for, and the patterns that it showed. */
interface ShownFor {
  count: number;
  readonly assetIds: Set<string>;
}

/** What words have shown, and how often. */
export type ShownWordCounts = ReadonlyMap<string, Readonly<ShownFor>>;

/** Keeps which words show which patterns, for the studios whose they are. */
export interface ShownWords {
  /** Counts a search whose first page shows some patterns; an answer never waits for it. */
  add(text: string, assetIds: readonly string[]): void;
}

/**
 * Gathers searches and writes them together a moment later. Only words and how often they were typed are kept.
 * @param write may fail: then these counts are lost, and no search with them
 */
export function createShownWords(write: (counts: ShownWordCounts) => Promise<void>): ShownWords {
  let waiting = new Map<string, ShownFor>();
  const flush = () => {
    const counts = waiting;
    waiting = new Map();
    write(counts).catch(() => undefined);
  };
  return {
    add(text, assetIds) {
      const words = keptWords(text);
      const known = waiting.get(words);
      if (words === '' || (waiting.size >= MAX_WAITING && !known)) return;
      if (waiting.size === 0) setTimeout(flush, WRITE_AFTER_MILLISECONDS).unref();
      const shown = known ?? { count: 0, assetIds: new Set<string>() };
      shown.count += 1;
      for (const id of assetIds) shown.assetIds.add(id);
      waiting.set(words, shown);
    },
  };
}
