import type { AssetFilter } from '../asset-filter.ts';
import { NO_LIMITS } from '../asset-filter.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { TextQuery } from '../text-query.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { Answer, Question } from './protocol.ts';

/** An index and the synonyms used to interpret search text. */
export interface ReadableIndex {
  readonly index: CatalogIndex;
  readonly lexicon: Lexicon;
}

/** Answers a request with the same result as the PostgreSQL driver. */
export function answerQuestion({ index, lexicon }: ReadableIndex, question: Question): Answer {
  const read = ({ text }: AssetFilter): TextQuery => index.read(text, lexicon);
  switch (question.kind) {
    case 'list': {
      const reading = read(question.filter);
      const page = index.list(question.filter, reading, question.request);
      return { kind: 'list', result: { ...page, reading } };
    }
    case 'facets':
      return { kind: 'facets', result: index.facets(question.filter, read(question.filter)) };
    case 'designers':
      return { kind: 'designers', result: index.designers(question.filter, read(question.filter)) };
    case 'suggestByText': {
      const reading = index.read(question.text, lexicon, true);
      // An explicit direction disables diversification of the first matches.
      const request = { sort: 'relevance', direction: 'desc', page: 1, limit: question.limit } as const;
      return { kind: 'suggestByText', result: index.list(NO_LIMITS, reading, request).ids };
    }
    case 'suggestByDigits':
      return { kind: 'suggestByDigits', result: index.withDigits(question.digits, question.limit) };
  }
}
