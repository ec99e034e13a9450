import type { Logger } from '../../platform/logging/logger.ts';
import { type AssetFilter, NO_LIMITS } from '../asset-filter.ts';
import type { CatalogSearch, DesignerShare, FacetCounts, PageRequest, SearchPage } from '../catalog-search.ts';
import type { Reference } from '../feed/reference.ts';
import { narrowed } from '../language/narrowed.ts';
import { SPREAD_WITHIN, spreadDrawings } from '../language/spread-drawings.ts';
import type { TextReader } from '../search-text.repository.ts';
import type { TextQuery } from '../text-query.ts';
import type { Engine } from './engine.ts';
import { conditionsOf, textQueryOf } from './engine-queries.ts';
import { readDesigners, readFacets, readList } from './search-answers.ts';
import { designersRequest, facetsRequest, listRequest, type EngineSearch } from './search-requests.ts';

/** Highest offset an index serves (`index.max_result_window`). */
const MAX_WINDOW = 10_000;
/** How long only PostgreSQL answers after a failure. */
const REST_MILLISECONDS = 5000;

interface EngineSearchOptions {
  readonly engine: Engine;
  /** Interprets search text with the words in PostgreSQL. */
  readonly texts: TextReader;
  /** Answers while the engine is unavailable, and what the engine cannot answer. */
  readonly fallback: CatalogSearch;
  readonly logger: Pick<Logger, 'warn'>;
}

/** A request to the engine. */
interface Asked {
  readonly reference: Reference;
  readonly search: EngineSearch;
  readonly reading: TextQuery;
}

/** Answers of the engine; null if it cannot answer. */
class EngineAnswers {
  readonly #engine: Engine;
  readonly #texts: TextReader;

  constructor({ engine, texts }: Pick<EngineSearchOptions, 'engine' | 'texts'>) {
    this.#engine = engine;
    this.#texts = texts;
  }

  async list(filter: AssetFilter, request: PageRequest, signal?: AbortSignal): Promise<SearchPage | null> {
    const asked = await this.#asked(filter);
    return asked && this.#page(asked, request, signal);
  }

  async facets(filter: AssetFilter, signal?: AbortSignal): Promise<FacetCounts | null> {
    const asked = await this.#asked(filter);
    if (!asked) return null;
    const { search, reference } = asked;
    return readFacets(await this.#engine.search(facetsRequest(search, reference), signal), reference);
  }

  async designers(filter: AssetFilter, signal?: AbortSignal): Promise<DesignerShare[] | null> {
    const asked = await this.#asked(filter);
    if (!asked) return null;
    const { search, reference } = asked;
    const request = designersRequest(search, reference.designers.length);
    return readDesigners(await this.#engine.search(request, signal), reference);
  }

  async suggestByText(text: string, limit: number, signal?: AbortSignal): Promise<readonly string[] | null> {
    const asked = await this.#asked({ ...NO_LIMITS, text }, true);
    // An explicit direction disables diversification of the first matches.
    const request = { sort: 'relevance', direction: 'desc', page: 1, limit } as const;
    return asked && ((await this.#page(asked, request, signal))?.ids ?? null);
  }

  async #asked(filter: AssetFilter, isTyping = false): Promise<Asked | null> {
    const { reference } = this.#engine;
    if (!reference) return null;
    const reading = await this.#texts.read(filter.text, isTyping);
    const conditions = conditionsOf(reference, narrowed(filter, reading.filter));
    return conditions && { reference, reading, search: { conditions, text: textQueryOf(reading) } };
  }

  async #page({ search, reading }: Asked, request: PageRequest, signal?: AbortSignal): Promise<SearchPage | null> {
    const { sort, direction, page, limit } = request;
    const start = (page - 1) * limit;
    if (sort === 'collection' || start + limit > MAX_WINDOW) return null;
    const isVaried = (sort === 'relevance' || sort === 'popular') && direction === null && start < SPREAD_WITHIN;
    const window = isVaried ? { from: 0, size: Math.max(SPREAD_WITHIN, start + limit) } : { from: start, size: limit };
    const answer = await this.#engine.search(listRequest(search, { sort, direction }, window), signal);
    const { found, total } = readList(answer);
    const ordered = isVaried
      ? [...spreadDrawings(found.slice(0, SPREAD_WITHIN)), ...found.slice(SPREAD_WITHIN)].slice(start, start + limit)
      : found;
    return { ids: ordered.map(({ id }) => id), total, reading };
  }
}

/**
 * Creates a search over an OpenSearch index, which lags the catalog by a second or two. PostgreSQL answers requests for
 * bestsellers, curated orders, pages beyond the first ten thousand matches, digits, and similarity by facts.
 */
export function createOpenSearch({ engine, texts, fallback, logger }: EngineSearchOptions): CatalogSearch {
  const answers = new EngineAnswers({ engine, texts });
  let restsUntil = 0;

  /** @param answer null if the engine cannot answer */
  async function or<Result>(
    otherwise: () => Promise<Result>,
    answer: () => Promise<Result | null>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    if (performance.now() < restsUntil) return otherwise();
    try {
      const result = await answer();
      if (result !== null) return result;
    } catch (error) {
      signal?.throwIfAborted();
      restsUntil = performance.now() + REST_MILLISECONDS;
      const reason = error instanceof Error ? error.message : 'unknown failure';
      logger.warn({ reason }, 'search engine gave no answer');
    }
    return otherwise();
  }

  return {
    isFull: () => engine.reference === null && fallback.isFull(),
    list: (filter, request, signal) =>
      or(
        () => fallback.list(filter, request, signal),
        () => answers.list(filter, request, signal),
        signal,
      ),
    facets: (filter, signal) =>
      or(
        () => fallback.facets(filter, signal),
        () => answers.facets(filter, signal),
        signal,
      ),
    designers: (filter, signal) =>
      or<readonly DesignerShare[]>(
        () => fallback.designers(filter, signal),
        () => answers.designers(filter, signal),
        signal,
      ),
    suggestByText: (text, limit, signal) =>
      or(
        () => fallback.suggestByText(text, limit, signal),
        () => answers.suggestByText(text, limit, signal),
        signal,
      ),
    suggestByDigits: (digits, limit, signal) => fallback.suggestByDigits(digits, limit, signal),
    similar: (id, limit, signal) => fallback.similar(id, limit, signal),
  };
}
