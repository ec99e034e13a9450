import type { Router } from 'express';
import type { ExportService } from '../../exports/exports.service.ts';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { issueDeskCalls } from './issue-desk.contract.ts';
import type { IssueDesk } from './issue-desk.ts';
import { SUBSCRIBER_EXPORT } from './subscriber-export.ts';

/** Dependencies of the desk. */
export interface DeskServices {
  readonly newsletterDesk: IssueDesk;
  readonly exports: ExportService;
}

/** Registers the routes of the desk. */
export function issueDeskRoutes(
  router: Router,
  environment: CallEnvironment,
  { newsletterDesk: desk, exports }: DeskServices,
): void {
  bindCall(router, issueDeskCalls.counts, environment, () => desk.counts());
  bindCall(router, issueDeskCalls.subscribers, environment, ({ query }) => desk.subscribers(query));
  bindCall(router, issueDeskCalls.exportSubscribers, environment, ({ viewer, body }) =>
    exports.link(viewer, SUBSCRIBER_EXPORT, body),
  );
  bindCall(router, issueDeskCalls.issues, environment, ({ query }) => desk.list(query));
  bindCall(router, issueDeskCalls.issue, environment, ({ params }) => desk.one(params.id));
  bindCall(router, issueDeskCalls.createIssue, environment, ({ body }) => desk.create(body));
  bindCall(router, issueDeskCalls.saveIssue, environment, ({ params, body }) => desk.save(params.id, body));
  bindCall(router, issueDeskCalls.previewIssue, environment, ({ body }) => desk.preview(body));
  bindCall(router, issueDeskCalls.testIssue, environment, ({ viewer, params }) => desk.test(viewer, params.id));
  bindCall(router, issueDeskCalls.scheduleIssue, environment, ({ viewer, params, body }) =>
    desk.schedule(viewer, params.id, body),
  );
  bindCall(router, issueDeskCalls.stopIssue, environment, ({ viewer, params, body }) =>
    desk.stop(viewer, params.id, body.reason),
  );
}
