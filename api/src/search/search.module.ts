import { INSIGHT_DAYS } from '@halfdrop/domain';
import type { PictureDescriber } from '../artwork/render-task.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { createLikenessSearch, type LikenessSearch } from './likeness/likeness-search.ts';
import { createLookFilter } from './look-filter.ts';
import { createMemorySearch } from './memory/memory-search.ts';
import { createOpenSearch } from './opensearch/opensearch-search.ts';
import { pictureSearchRoutes } from './picture-search.routes.ts';
import { createPostgresSearch } from './postgres-search.repository.ts';
import { designerShareCalls } from './designer-shares.contract.ts';
import { searchCalls } from './search.contract.ts';
import type { SearchBackend } from './search-backend.ts';
import type { SearchIndex } from './search-index.ts';
import { createSearchDesk, type SearchDesk } from './desk/search-desk.ts';
import { createJudgedDesk, type JudgedDesk } from './judged/judged-desk.ts';
import { createJudgedDryRun, type JudgedDryRun } from './judged/judged-dry-run.ts';
import { judgedRoutes } from './judged/judged.routes.ts';
import { createPinDesk, type PinDesk } from './pins/pin-desk.ts';
import { createPinReader } from './pins/pin-reader.ts';
import { createSearchIndex } from './search-index.repository.ts';
import { createSearchPictures } from './search-pictures.repository.ts';
import type { SearchPictures } from './search-pictures.ts';
import { searchDeskRoutes } from './desk/search-desk.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearchService, type SearchDependencies, type SearchService } from './search.service.ts';
import { createTextReader } from './search-text.repository.ts';
import { createStoredShownWords, forgetShownWords } from './shown-words.repository.ts';
import { createStoredZeroResults } from './zero-results.repository.ts';
import type { StoredZeroResults } from './zero-results.ts';

/** Job that folds changes of the kept totals into their sums, so that few are left to add up. */
const foldCountsJob = 'search.fold-counts';
const keepCoversJob = 'search.keep-covers';
/** Job that recounts words; counts decide which of two similar words is suggested. */
const countWordsJob = 'search.count-words';

/** Endpoints whose cost grows with the catalog. */
const waitingPaths = [
  searchCalls.facets.path,
  searchCalls.suggestions.path,
  searchCalls.suggestionTiles.path,
  designerShareCalls.designers.path,
];

type SearchNeeds = Foundation &
  Omit<SearchDependencies, 'shownWords' | 'lookFilter' | 'pins'> & {
    readonly likeness: LikenessSearch;
    readonly searchPictures: SearchPictures;
  };

interface LikenessNeeds extends Foundation {
  /** Script of the thread that compares appearance. */
  readonly likenessWorker: URL;
}

interface OwnServices {
  readonly searchIndex: SearchIndex;
  readonly searchPictures: SearchPictures;
  readonly zeroResults: StoredZeroResults;
}

type DriverNeeds = Foundation & {
  /** Null if only PostgreSQL answers searches. */
  readonly searchBackend: SearchBackend | null;
};

interface RouteNeeds extends Pick<Foundation, 'callLimits'> {
  readonly search: SearchService;
  readonly searchDesk: SearchDesk;
  readonly pinDesk: PinDesk;
  readonly judgedDesk: JudgedDesk;
  readonly judgedDryRun: JudgedDryRun;
  readonly searchPictures: SearchPictures;
  readonly renderers: { readonly describer: PictureDescriber };
  /** Script of the process that decodes untrusted images. */
  readonly intakeProcess: URL;
}

/** Pattern search: by text and filters, by similarity to a pattern, and by picture. */
export const searchModule = {
  services: {
    catalogSearch({ db, heavyReads, logger, searchBackend }: DriverNeeds) {
      const fallback = createPostgresSearch({ db, heavyReads });
      if (searchBackend === null) return fallback;
      return 'reference' in searchBackend
        ? createOpenSearch({ engine: searchBackend, texts: createTextReader(db), fallback, logger })
        : createMemorySearch({ thread: searchBackend, fallback, logger });
    },
    searchIndex: ({ db }: Foundation) => createSearchIndex(db),
    likeness: ({ db, clock, logger, likenessWorker }: LikenessNeeds) =>
      createLikenessSearch({ db, clock, logger, worker: likenessWorker }),
    searchPictures: ({ db, clock }: Foundation) => createSearchPictures(db, clock),
    zeroResults: ({ db, clock }: Foundation) => createStoredZeroResults(db, clock),
    searchDesk: createSearchDesk,
    pinDesk: createPinDesk,
    judgedDesk: createJudgedDesk,
    judgedDryRun: createJudgedDryRun,
    search: ({
      db,
      clock,
      catalog,
      shopCollections,
      catalogSearch,
      likeness,
      searchPictures,
      zeroResults,
    }: SearchNeeds) =>
      createSearchService({
        clock,
        catalog,
        shopCollections,
        catalogSearch,
        likeness,
        lookFilter: createLookFilter({ likeness, searchPictures }),
        zeroResults,
        shownWords: createStoredShownWords(db, clock),
        pins: createPinReader({ db, clock }),
      }),
  },
  routes(router, environment, shop: RouteNeeds) {
    const {
      search,
      searchDesk,
      pinDesk,
      judgedDesk,
      judgedDryRun,
      searchPictures,
      renderers,
      intakeProcess,
      callLimits,
    } = shop;
    searchRoutes(router, environment, search);
    searchDeskRoutes(router, environment, searchDesk, pinDesk);
    judgedRoutes(router, environment, judgedDesk, judgedDryRun);
    const { describer } = renderers;
    pictureSearchRoutes(router, environment, { search, searchPictures, describer, intakeProcess, callLimits });
  },
  callLines: ({ catalogSearch }: SearchNeeds) => [{ paths: waitingPaths, isFull: () => catalogSearch.isFull() }],
  jobs: ({ searchIndex }: OwnServices) => ({
    [foldCountsJob]: () => searchIndex.foldCounts(),
    [keepCoversJob]: () => searchIndex.keepCovers(),
    [countWordsJob]: () => searchIndex.countWords(),
  }),
  recurringJobs: () => [
    { name: foldCountsJob, at: '* * * * *' },
    { name: keepCoversJob, at: '* * * * *' },
    { name: countWordsJob, at: '20 3 * * *' },
  ],
  async prune({ db, clock, searchIndex, searchPictures, zeroResults }: OwnServices & Pick<Foundation, 'db' | 'clock'>) {
    await searchIndex.forgetOldChanges();
    await searchPictures.forget();
    await zeroResults.forgetOld();
    await forgetShownWords(db, addDays(clock.now(), -Math.max(...INSIGHT_DAYS)));
  },
} satisfies DomainModule;
