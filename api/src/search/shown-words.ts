import { keptWords } from './kept-words.ts';

const MAX_WAITING = 500;
const WRITE_AFTER_MILLISECONDS = 5000;

/** Number of searches and the patterns they showed. */
interface ShownFor {
  count: number;
  readonly assetIds: Set<string>;
}

/** Counts and shown patterns by search text. */
export type ShownWordCounts = ReadonlyMap<string, Readonly<ShownFor>>;

/** Records which searches show which patterns, for their studios. */
export interface ShownWords {
  /** Counts a search whose first page shows patterns; responses never wait for it. */
  add(text: string, assetIds: readonly string[]): void;
}

/**
 * Batches searches and writes them shortly afterwards. Only the text and its count are stored.
 * @param write may fail: its counts are then lost, but no search fails
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
