import type { DomainModule } from '../platform/domain-module.ts';
import { catalogResolvers } from './catalog.resolvers.ts';
import { categoryDeskResolvers } from './category-desk.resolvers.ts';
import { restCategoryDeskApi } from './CategoryDeskApi.ts';
import { collectionDeskResolvers } from './collection-desk.resolvers.ts';
import { restCollectionDeskApi } from './CollectionDeskApi.ts';
import { collectionResolvers } from './collections.resolvers.ts';
import { restCatalogApi } from './CatalogApi.ts';
import { priceDeskResolvers } from './price-desk.resolvers.ts';
import { restPriceDeskApi } from './PriceDeskApi.ts';
import { catalogLoaders } from './catalog.loaders.ts';

/** Assets, categories, shop collections and prices. */
export const catalogModule = {
  apis: {
    catalog: restCatalogApi,
    categoryDesk: restCategoryDeskApi,
    collectionDesk: restCollectionDeskApi,
    priceDesk: restPriceDeskApi,
  },
  resolvers: [
    catalogResolvers,
    categoryDeskResolvers,
    collectionDeskResolvers,
    collectionResolvers,
    priceDeskResolvers,
  ],
  loaders: catalogLoaders,
  freshSeconds: {
    asset: 60,
    assetBySku: 60,
    assetBySlug: 60,
    assetFacets: 120,
    assetSuggestions: 120,
    assets: 120,
    categories: 120,
    coordinatingAssets: 120,
    palettes: 3600,
    shopCollection: 120,
    shopCollections: 120,
    similarAssets: 120,
  },
} satisfies DomainModule;
