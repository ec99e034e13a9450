import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { catalogCalls } from './catalog.contract.ts';
import { collectionDeskCalls } from './collection-desk/collection-desk.contract.ts';
import type { CollectionDesk } from './collection-desk/collection-desk.ts';
import { categoryDeskRoutes } from './category-desk/category-desk.routes.ts';
import type { CategoryDesk } from './category-desk/category-desk.ts';
import { paletteCalls } from './palettes.contract.ts';
import { paletteList } from './palettes.ts';
import { priceDeskCalls } from './price-desk/price-desk.contract.ts';
import type { PriceDesk } from './price-desk/price-desk.ts';
import { shopCollectionCalls } from './shop-collections.contract.ts';
import type { CatalogService } from './catalog.service.ts';
import type { ShopCollectionService } from './shop-collections.service.ts';

interface CatalogServices {
  readonly catalog: CatalogService;
  readonly priceDesk: PriceDesk;
  readonly shopCollections: ShopCollectionService;
  readonly collectionDesk: CollectionDesk;
  readonly categoryDesk: CategoryDesk;
}

/** Registers the routes of this domain. */
export function catalogRoutes(
  router: Router,
  environment: CallEnvironment,
  { catalog, categoryDesk, collectionDesk, priceDesk, shopCollections }: CatalogServices,
): void {
  bindCall(router, catalogCalls.bySlug, environment, ({ viewer, params: { slug } }) =>
    viewer ? catalog.bySlug(slug) : catalog.keptBySlug(slug),
  );
  bindCall(router, catalogCalls.bySku, environment, ({ params }) => catalog.bySku(params.sku));
  bindCall(router, catalogCalls.coordinates, environment, ({ params, query }) =>
    catalog.coordinates(params.id, query.limit),
  );
  bindCall(router, catalogCalls.coordinateTiles, environment, ({ params, query }) =>
    catalog.coordinateTiles(params.id, query.limit),
  );
  bindCall(router, paletteCalls.palettes, environment, () => paletteList);
  bindCall(router, catalogCalls.byId, environment, ({ params }) => catalog.byId(params.id));
  bindCall(router, catalogCalls.product, environment, ({ params }) => catalog.byIdOrSlug(params.id));
  bindCall(router, shopCollectionCalls.collections, environment, () => shopCollections.list());
  bindCall(router, shopCollectionCalls.collection, environment, ({ params }) => shopCollections.bySlug(params.slug));
  bindCall(router, collectionDeskCalls.adminCollections, environment, () => collectionDesk.list());
  bindCall(router, collectionDeskCalls.adminCollection, environment, ({ params }) => collectionDesk.one(params.id));
  bindCall(router, collectionDeskCalls.createCollection, environment, ({ viewer, body }) =>
    collectionDesk.create(viewer, body),
  );
  bindCall(router, collectionDeskCalls.changeCollection, environment, ({ viewer, params, body }) =>
    collectionDesk.change(viewer, params.id, body),
  );
  bindCall(router, collectionDeskCalls.orderCollections, environment, ({ viewer, body }) =>
    collectionDesk.order(viewer, body.ids),
  );
  bindCall(router, catalogCalls.categories, environment, ({ query }) => catalog.categories(query.kind));
  categoryDeskRoutes(router, environment, categoryDesk);
  bindCall(router, priceDeskCalls.adminPriceBook, environment, () => priceDesk.book());
  bindCall(router, priceDeskCalls.adminOwnPrices, environment, ({ query }) => priceDesk.ownPrices(query));
  bindCall(router, priceDeskCalls.adminPrice, environment, ({ params }) => priceDesk.one(params.kind, params.id));
  bindCall(router, priceDeskCalls.changePrice, environment, ({ viewer, params, body }) =>
    priceDesk.change(viewer, params, body),
  );
  bindCall(router, priceDeskCalls.cancelPlannedPrice, environment, ({ viewer, params, body }) =>
    priceDesk.cancel(viewer, params, body),
  );
}
