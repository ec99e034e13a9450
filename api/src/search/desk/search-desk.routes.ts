import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { searchDeskCalls } from './search-desk.contract.ts';
import type { SearchDesk } from './search-desk.ts';

/** Serves the calls of those who look after what words find. */
export function searchDeskRoutes(router: Router, environment: CallEnvironment, desk: SearchDesk): void {
  bindCall(router, searchDeskCalls.synonyms, environment, ({ query: { q = '', ...wanted } }) =>
    desk.synonyms(q, wanted),
  );
  bindCall(router, searchDeskCalls.saveSynonym, environment, ({ viewer, body }) => desk.save(viewer, body));
  bindCall(router, searchDeskCalls.removeSynonym, environment, ({ viewer, params }) => desk.remove(viewer, params));
  bindCall(router, searchDeskCalls.zeroResults, environment, ({ query }) => desk.zeroResults(query));
  bindCall(router, searchDeskCalls.dryRun, environment, ({ body, signal }) => desk.dryRun(body, signal));
}
