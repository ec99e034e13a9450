import type { PictureDescriber } from '../artwork/render-task.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createLikenessSearch } from './likeness/likeness-search.ts';
import { pictureSearchRoutes } from './picture-search.routes.ts';
import { createPostgresSearch } from './postgres-search.repository.ts';
import { createSearchIndex } from './search-index.repository.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearchService, type SearchDependencies, type SearchService } from './search.service.ts';
import { createStoredZeroResults } from './zero-results.repository.ts';

type SearchNeeds = Foundation & Omit<SearchDependencies, 'zeroResults'>;

interface LikenessNeeds extends Foundation {
  /** The script of the thread that compares looks. */
  readonly likenessWorker: URL;
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
    catalogSearch: ({ db, pool }: Foundation) => createPostgresSearch({ db, pool }),
    searchIndex: ({ db }: Foundation) => createSearchIndex(db),
    likeness: ({ db, clock, logger, likenessWorker }: LikenessNeeds) =>
      createLikenessSearch({ db, clock, logger, worker: likenessWorker }),
    search: ({ db, clock, catalog, shopCollections, catalogSearch, likeness }: SearchNeeds) =>
      createSearchService({
        clock,
        catalog,
        shopCollections,
        catalogSearch,
        likeness,
        zeroResults: createStoredZeroResults(db, clock),
      }),
  },
  routes(router, environment, { search, renderers, intakeProcess }: RouteNeeds) {
    searchRoutes(router, environment, search);
    pictureSearchRoutes(router, environment, search, renderers.describer, intakeProcess);
  },
} satisfies DomainModule;
