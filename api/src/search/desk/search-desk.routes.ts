import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import type { PinDesk } from '../pins/pin-desk.ts';
import { searchPinCalls } from '../pins/pins.contract.ts';
import { searchDeskCalls } from './search-desk.contract.ts';
import type { SearchDesk } from './search-desk.ts';

/** Registers the routes for staff who maintain search results. */
export function searchDeskRoutes(router: Router, environment: CallEnvironment, desk: SearchDesk, pins: PinDesk): void {
  bindCall(router, searchDeskCalls.synonyms, environment, ({ query: { q = '', ...wanted } }) =>
    desk.synonyms(q, wanted),
  );
  bindCall(router, searchDeskCalls.saveSynonym, environment, ({ viewer, body }) => desk.save(viewer, body));
  bindCall(router, searchDeskCalls.removeSynonym, environment, ({ viewer, params }) => desk.remove(viewer, params));
  bindCall(router, searchDeskCalls.zeroResults, environment, ({ query }) => desk.zeroResults(query));
  bindCall(router, searchPinCalls.pins, environment, ({ query: { q = '', ...wanted } }) => pins.list(q, wanted));
  bindCall(router, searchPinCalls.savePin, environment, ({ viewer, body }) => pins.save(viewer, body));
  bindCall(router, searchPinCalls.removePin, environment, ({ viewer, params }) => pins.remove(viewer, params.words));
  bindCall(router, searchDeskCalls.dryRun, environment, ({ body, signal }) => desk.dryRun(body, signal));
}
