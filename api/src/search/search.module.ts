import type { PictureDescriber } from '../artwork/render-task.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createLikenessSearch } from './likeness-search.ts';
import { createMemorySearch } from './memory/memory-search.ts';
import type { SearchThread } from './memory/search-thread.ts';
import { pictureSearchRoutes } from './picture-search.routes.ts';
import { createPostgresSearch } from './postgres-search.repository.ts';
import type { SearchIndex } from './search-index.ts';
import { createSearchIndex } from './search-index.repository.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearchService, type SearchDependencies, type SearchService } from './search.service.ts';
import { createStoredZeroResults } from './zero-results.repository.ts';

type SearchNeeds = Foundation & Omit<SearchDependencies, 'likeness' | 'zeroResults'>;

type DriverNeeds = Foundation & {
  /** Null where PostgreSQL alone answers. */
  readonly searchThread: SearchThread | null;
};

interface RouteNeeds {
  readonly search: SearchService;
  readonly renderers: { readonly describer: PictureDescriber };
  /** The script of the process that decodes pictures of strangers. */
  readonly intakeProcess: URL;
}

/** Finding patterns: by words and facts, by likeness to another one, and by a picture. */
export const searchModule = {
  services: {
    catalogSearch({ db, pool, logger, searchThread }: DriverNeeds) {
      const fallback = createPostgresSearch({ db, pool });
      return searchThread ? createMemorySearch({ thread: searchThread, fallback, logger }) : fallback;
    },
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
  prune: ({ searchIndex }: { readonly searchIndex: SearchIndex }) => searchIndex.forgetOldChanges(),
  routes(router, environment, { search, renderers, intakeProcess }: RouteNeeds) {
    searchRoutes(router, environment, search);
    pictureSearchRoutes(router, environment, search, renderers.describer, intakeProcess);
  },
} satisfies DomainModule;
