import type { Db } from '../database.ts';
import type { HeavyReads } from '../platform/database/heavy-reads.ts';
import { readOn } from '../platform/database/read.ts';
import type { AssetFilter } from './asset-filter.ts';
import type { CatalogSearch, PageRequest, SearchPage } from './catalog-search.ts';
import { narrowed } from './language/narrowed.ts';
import { conditionsOf, type SqlCondition } from './search-conditions.repository.ts';
import { readDesignerShares } from './search-designers.repository.ts';
import { readFacetCodes } from './search-facet-codes.repository.ts';
import { readFacets } from './search-facets.repository.ts';
import { readPage } from './search-page.repository.ts';
import { readSimilar, suggestByDigits, suggestByText } from './search-suggestions.repository.ts';
import { createTextReader, type TextReader } from './search-text.repository.ts';
import { isCountKept } from './search-totals.repository.ts';
import type { TextQuery } from './text-query.ts';

interface SearchConnections {
  readonly db: Db;
  readonly heavyReads: HeavyReads;
  /** Interprets search text; uses the shop's synonyms by default. */
  readonly texts?: TextReader;
}

/** Offsets up to this are fast enough to bypass the queue of heavy reads. */
const WALKED_CHEAPLY = 20_000;

/**
 * Creates a search over rows written together with the assets, so that a result is never older than the catalog.
 * Queries answered by an index and the kept totals cost the same at any catalog size; all others queue among the heavy
 * reads (docs/adr/0046-lists-at-any-size.md).
 */
export function createPostgresSearch({
  db,
  heavyReads,
  texts = createTextReader(db),
}: SearchConnections): CatalogSearch {
  const cheapRead = readOn(db);

  async function asked(filter: AssetFilter): Promise<{ query: TextQuery; conditions: SqlCondition[] }> {
    const query = await texts.read(filter.text);
    const whole = narrowed(filter, query.filter);
    return { query, conditions: conditionsOf(whole, query, await readFacetCodes(cheapRead, whole)) };
  }

  async function list(filter: AssetFilter, request: PageRequest, signal?: AbortSignal): Promise<SearchPage> {
    const { query, conditions } = await asked(filter);
    const wanted = { request, query, conditions, members: filter.members };
    const isCheap = isCountKept(conditions) && (request.page - 1) * request.limit < WALKED_CHEAPLY;
    const found = isCheap
      ? await readPage(cheapRead, wanted)
      : await heavyReads.run(signal, (read) => readPage(read, wanted));
    return { ...found, reading: query };
  }

  return {
    list,
    async facets(filter, signal) {
      const { conditions } = await asked(filter);
      if (conditions.length === 0) return readFacets(cheapRead, conditions);
      return heavyReads.run(signal, (read) => readFacets(read, conditions));
    },
    async designers(filter, signal) {
      const { conditions } = await asked(filter);
      return heavyReads.run(signal, (read) => readDesignerShares(read, conditions));
    },
    async suggestByText(text, limit, signal) {
      const query = await texts.read(text, true);
      return heavyReads.run(signal, (read) => suggestByText(read, query, limit));
    },
    suggestByDigits: (digits, limit, signal) => heavyReads.run(signal, (read) => suggestByDigits(read, digits, limit)),
    isFull: () => heavyReads.isFull(),
    similar: (id, limit, signal) => heavyReads.run(signal, (read) => readSimilar(read, id, limit)),
  };
}
