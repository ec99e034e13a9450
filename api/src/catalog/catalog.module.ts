import type { DomainModule, Foundation } from '../domain-module.ts';
import type { CatalogSearch } from '../search/catalog-search.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SubscriptionService } from '../subscriptions/subscriptions.service.ts';
import type { Audit } from '../staff/audit.ts';
import { createCatalogRepository } from './catalog.repository.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { createCatalogService, type CatalogService } from './catalog.service.ts';
import { type CategoryDesk, createCategoryDesk } from './category-desk/category-desk.ts';
import { moveOutJob } from './category-desk/remove-category.ts';
import { renamePatternsJob } from './category-desk/rename-patterns.ts';
import { type CollectionDesk, createCollectionDesk } from './collection-desk/collection-desk.ts';
import { createEarlyAccess } from './early-access.ts';
import { createPriceDesk, type PriceDesk, startPriceJob } from './price-desk/price-desk.ts';
import { createShopCollectionRepository } from './shop-collections.repository.ts';
import { createShopCollectionService, type ShopCollectionService } from './shop-collections.service.ts';

/** Job that withdraws limited editions that have ended. */
const endEditionsJob = 'catalog.end-editions';

interface CatalogNeeds extends Foundation {
  readonly catalogSearch: CatalogSearch;
  readonly searchIndex: SearchIndex;
  /** Null if only PostgreSQL answers searches. */
  readonly searchBackend: SearchBackend | null;
}

interface EarlyAccessNeeds extends Foundation {
  readonly subscriptions: Pick<SubscriptionService, 'activePlan'>;
}

interface PriceDeskNeeds extends Foundation {
  readonly audit: Audit;
  readonly searchIndex: SearchIndex;
}

interface CatalogServices {
  readonly catalog: CatalogService;
  readonly priceDesk: PriceDesk;
  readonly shopCollections: ShopCollectionService;
  readonly collectionDesk: CollectionDesk;
  readonly categoryDesk: CategoryDesk;
}

/** Assets with their categories, prices and collections, and early access to new ones. */
export const catalogModule = {
  services: {
    catalog: ({ db, namedStatements, clock, searchIndex, searchBackend }: CatalogNeeds) =>
      createCatalogService({
        db,
        clock,
        searchIndex,
        repository: createCatalogRepository({ db, namedStatements }),
        ...(searchBackend && 'onListingChange' in searchBackend && { listingChanges: searchBackend }),
      }),
    shopCollections: ({ db, clock, catalogSearch, searchIndex }: CatalogNeeds) =>
      createShopCollectionService({
        db,
        clock,
        catalogSearch,
        searchIndex,
        repository: createShopCollectionRepository(db),
      }),
    priceDesk: ({ db, clock, audit, searchIndex }: PriceDeskNeeds) =>
      createPriceDesk({ db, clock, audit, searchIndex }),
    collectionDesk: createCollectionDesk,
    categoryDesk: createCategoryDesk,
    earlyAccess: ({ clock, subscriptions }: EarlyAccessNeeds) => createEarlyAccess({ clock, plans: subscriptions }),
  },
  routes: (router, environment, shop: CatalogServices) => catalogRoutes(router, environment, shop),
  jobs: ({ categoryDesk, priceDesk, shopCollections }: CatalogServices) => ({
    [endEditionsJob]: () => shopCollections.withdrawEnded(),
    [moveOutJob]: (payload: unknown) => categoryDesk.moveOut(payload),
    [renamePatternsJob]: (payload: unknown) => categoryDesk.renamePatterns(payload),
    [startPriceJob]: (payload: unknown) => priceDesk.startPlanned(payload),
  }),
  recurringJobs: () => [{ name: endEditionsJob, at: '* * * * *' }],
} satisfies DomainModule;
