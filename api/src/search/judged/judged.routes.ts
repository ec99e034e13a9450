import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import type { JudgedDesk } from './judged-desk.ts';
import type { JudgedDryRun } from './judged-dry-run.ts';
import { judgedCalls } from './judged.contract.ts';

/** Registers the routes for judging searches and trying drafts against them. */
export function judgedRoutes(
  router: Router,
  environment: CallEnvironment,
  desk: JudgedDesk,
  dryRun: JudgedDryRun,
): void {
  bindCall(router, judgedCalls.judgedSearches, environment, ({ query: { q = '', ...wanted } }) => desk.list(q, wanted));
  bindCall(router, judgedCalls.searchCandidates, environment, ({ signal }) => desk.candidates(signal));
  bindCall(router, judgedCalls.saveJudgedSearch, environment, ({ viewer, body }) => desk.save(viewer, body));
  bindCall(router, judgedCalls.removeJudgedSearch, environment, ({ viewer, params }) =>
    desk.remove(viewer, params.words),
  );
  bindCall(router, judgedCalls.judgedDryRun, environment, ({ body, signal }) => dryRun(body, signal));
}
