import type { PictureDescriber } from '../artwork/render-task.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createLikenessSearch } from './likeness-search.ts';
import { pictureSearchRoutes } from './picture-search.routes.ts';
import { createPostgresSearch } from './postgres-search.repository.ts';
import type { SearchIndex } from './search-index.ts';
import { createSearchIndex } from './search-index.repository.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearchService, type SearchDependencies, type SearchService } from './search.service.ts';
import { createStoredZeroResults } from './zero-results.repository.ts';

/** Moves appended changes of the kept totals into their sums, so that few are left to add up. */
const foldCountsJob = 'search.fold-counts';
/** Which of two words is meant is decided by how many assets have each. */
const countWordsJob = 'search.count-words';

type SearchNeeds = Foundation & Omit<SearchDependencies, 'likeness' | 'zeroResults'>;

interface OwnServices {
  readonly searchIndex: SearchIndex;
}

interface RouteNeeds {
  readonly search: SearchService;
  readonly renderers: { readonly describer: PictureDescriber };
  /** The script of the process that decodes pictures of strangers. */
  readonly intakeProcess: URL;
}

/** Finding patterns: by words and facts, by likeness to another one, and by a picture. */
export const searchModule = {
  services: {
    catalogSearch: ({ db, heavyReads }: Foundation) => createPostgresSearch({ db, heavyReads }),
    searchIndex: ({ db }: Foundation) => createSearchIndex(db),
    search: ({ db, clock, catalog, shopCollections, catalogSearch }: SearchNeeds) =>
      createSearchService({
        clock,
        catalog,
        shopCollections,
        catalogSearch,
        likeness: createLikenessSearch(db),
        zeroResults: createStoredZeroResults(db, clock),
      }),
  },
  routes(router, environment, { search, renderers, intakeProcess }: RouteNeeds) {
    searchRoutes(router, environment, search);
    pictureSearchRoutes(router, environment, search, renderers.describer, intakeProcess);
  },
  jobs: ({ searchIndex }: OwnServices) => ({
    [foldCountsJob]: () => searchIndex.foldCounts(),
    [countWordsJob]: () => searchIndex.countWords(),
  }),
  recurringJobs: () => [
    { name: foldCountsJob, at: '* * * * *' },
    { name: countWordsJob, at: '20 3 * * *' },
  ],
} satisfies DomainModule;
