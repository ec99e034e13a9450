import type { CatalogSearch } from '../../src/search/catalog-search.ts';
import { answerQuestion } from '../../src/search/memory/answer-question.ts';
import type { IndexFeed } from '../../src/search/memory/index-feed.ts';
import { createMemorySearch } from '../../src/search/memory/memory-search.ts';

/** Creates a driver over an index in this thread, so that a test knows how far it has followed. It has no fallback. */
export function searchByFeed(feed: IndexFeed): CatalogSearch {
  const nobody = () => Promise.reject(new Error('the index gave no answer'));
  return createMemorySearch({
    thread: {
      isCurrent: true,
      onListingChange: () => undefined,
      start: () => undefined,
      close: () => Promise.resolve(),
      ask(question) {
        const { index } = feed;
        return index ? Promise.resolve(answerQuestion(index, question)) : nobody();
      },
    },
    fallback: {
      list: nobody,
      facets: nobody,
      designers: nobody,
      suggestByText: nobody,
      suggestByDigits: nobody,
      similar: nobody,
      isFull: () => false,
    },
    logger: { warn: () => undefined },
  });
}
