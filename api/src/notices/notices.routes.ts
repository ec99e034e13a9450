import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { noticeCalls } from './notices.contract.ts';
import type { NoticeService } from './notices.service.ts';

/** Registers the routes for notices. */
export function noticeRoutes(router: Router, environment: CallEnvironment, notices: NoticeService): void {
  bindCall(router, noticeCalls.list, environment, ({ viewer, params, query }) =>
    notices.list(viewer.actor, params.studioId, query),
  );
  bindCall(router, noticeCalls.markRead, environment, ({ viewer, params, body }) =>
    notices.markRead(viewer.actor, params.studioId, body),
  );
  bindCall(router, noticeCalls.chooseMail, environment, ({ viewer, params, body }) =>
    notices.chooseMail(viewer.actor, params.studioId, body),
  );
}
