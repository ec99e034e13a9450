import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { designerShareCalls } from './designer-shares.contract.ts';
import { searchCalls } from './search.contract.ts';
import type { SearchService } from './search.service.ts';

/** Serves the calls that find patterns by words and facts. */
export function searchRoutes(router: Router, environment: CallEnvironment, search: SearchService): void {
  bindCall(router, searchCalls.list, environment, ({ query }) => search.list(query));
  bindCall(router, searchCalls.products, environment, ({ query }) => search.list(query));
  bindCall(router, searchCalls.tiles, environment, ({ query }) => search.tiles(query));
  bindCall(router, searchCalls.facets, environment, ({ query }) => search.facets(query));
  bindCall(router, designerShareCalls.designers, environment, ({ query }) => search.designers(query));
  bindCall(router, searchCalls.suggestions, environment, ({ query }) => search.suggestions(query.q));
  bindCall(router, searchCalls.similar, environment, ({ params, query }) => search.similar(params.id, query.limit));
}
