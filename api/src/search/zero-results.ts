import { keptWords } from './kept-words.ts';

const MAX_WAITING = 500;
const WRITE_AFTER_MILLISECONDS = 2000;
/** For so many days what found nothing is kept and shown. */
export const ZERO_RESULT_DAYS = 90;

/** Words that found nothing and how often. */
export type ZeroResultCounts = ReadonlyMap<string, number>;

/** Keeps what found nothing, for the operator. */
export interface ZeroResults {
  /** Counts a text; an answer never waits for it. */
  add(text: string): void;
}

/** The same, where they are kept for some time. */
export interface StoredZeroResults extends ZeroResults {
  /** Forgets what is older than anybody is shown. */
  forgetOld(): Promise<void>;
}

/**
 * Gathers texts and writes them together a moment later. Only words and how often they were typed are kept.
 * @param write may fail: then these counts are lost, and no search with them
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
