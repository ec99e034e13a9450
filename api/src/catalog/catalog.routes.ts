import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { catalogCalls } from './catalog.contract.ts';
import { designerShareCalls } from './designer-shares.contract.ts';
import { paletteCalls } from './palettes.contract.ts';
import { paletteList } from './palettes.ts';
import { shopCollectionCalls } from './shop-collections.contract.ts';
import type { CatalogService } from './catalog.service.ts';

/** Serves the calls of this domain that answer with JSON. */
export function catalogRoutes(router: Router, environment: CallEnvironment, catalog: CatalogService): void {
  bindCall(router, catalogCalls.list, environment, ({ query }) => catalog.list(query));
  bindCall(router, catalogCalls.products, environment, ({ query }) => catalog.list(query));
  bindCall(router, catalogCalls.facets, environment, ({ query }) => catalog.facets(query));
  bindCall(router, designerShareCalls.designers, environment, ({ query }) => catalog.designers(query));
  bindCall(router, catalogCalls.suggestions, environment, ({ query }) => catalog.suggestions(query.q));
  bindCall(router, catalogCalls.bySlug, environment, ({ params }) => catalog.bySlug(params.slug));
  bindCall(router, catalogCalls.bySku, environment, ({ params }) => catalog.bySku(params.sku));
  bindCall(router, catalogCalls.similar, environment, ({ params, query }) => catalog.similar(params.id, query.limit));
  bindCall(router, catalogCalls.coordinates, environment, ({ params, query }) =>
    catalog.coordinates(params.id, query.limit),
  );
  bindCall(router, paletteCalls.palettes, environment, () => paletteList);
  bindCall(router, catalogCalls.byId, environment, ({ params }) => catalog.byId(params.id));
  bindCall(router, catalogCalls.product, environment, ({ params }) => catalog.byIdOrSlug(params.id));
  bindCall(router, shopCollectionCalls.collections, environment, () => catalog.collections.list());
  bindCall(router, shopCollectionCalls.collection, environment, ({ params }) =>
    catalog.collections.bySlug(params.slug),
  );
  bindCall(router, catalogCalls.categories, environment, ({ query }) => catalog.categories(query.kind));
}
