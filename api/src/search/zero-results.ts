import { keptWords } from './kept-words.ts';

const MAX_WAITING = 500;
const WRITE_AFTER_MILLISECONDS = 2000;
/** Retention, in days, of searches without results. */
export const ZERO_RESULT_DAYS = 90;

/** Counts by search text. */
export type ZeroResultCounts = ReadonlyMap<string, number>;

/** Records searches without results, for the operator. */
export interface ZeroResults {
  /** Counts a text; responses never wait for it. */
  add(text: string): void;
}

/** A recorder with limited retention. */
export interface StoredZeroResults extends ZeroResults {
  /** Deletes what is older than the retention period. */
  forgetOld(): Promise<void>;
}

/**
 * Batches texts and writes them shortly afterwards. Only the text and its count are stored.
 * @param write may fail: its counts are then lost, but no search fails
 */
export function createZeroResults(write: (counts: ZeroResultCounts) => Promise<void>): ZeroResults {
  let waiting = new Map<string, number>();
  const flush = () => {
    const counts = waiting;
    waiting = new Map();
    write(counts).catch(() => undefined);
  };
  return {
    add(text) {
      const words = keptWords(text);
      if (words === '' || (waiting.size >= MAX_WAITING && !waiting.has(words))) return;
      if (waiting.size === 0) setTimeout(flush, WRITE_AFTER_MILLISECONDS).unref();
      waiting.set(words, (waiting.get(words) ?? 0) + 1);
    },
  };
}
