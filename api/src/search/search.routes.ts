import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { designerShareCalls } from './designer-shares.contract.ts';
import { searchCalls } from './search.contract.ts';
import type { SearchService } from './search.service.ts';

/** Registers the routes for searching patterns by text and filters. */
export function searchRoutes(router: Router, environment: CallEnvironment, search: SearchService): void {
  bindCall(router, searchCalls.list, environment, ({ query, signal }) => search.list(query, signal));
  bindCall(router, searchCalls.products, environment, ({ query, signal }) => search.list(query, signal));
  bindCall(router, searchCalls.tiles, environment, ({ query, signal }) => search.tiles(query, signal));
  bindCall(router, searchCalls.facets, environment, ({ query, signal }) => search.facets(query, signal));
  bindCall(router, designerShareCalls.designers, environment, ({ query, signal }) => search.designers(query, signal));
  bindCall(router, searchCalls.suggestions, environment, ({ query, signal }) => search.suggestions(query.q, signal));
  bindCall(router, searchCalls.suggestionTiles, environment, ({ query, signal }) =>
    search.suggestionTiles(query.q, signal),
  );
  bindCall(router, searchCalls.similar, environment, ({ params, query, signal }) =>
    search.similar(params.id, query.limit, signal),
  );
  bindCall(router, searchCalls.similarTiles, environment, ({ params, query, signal }) =>
    search.similarTiles(params.id, query.limit, signal),
  );
}
