import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { privacyCalls } from './privacy.contract.ts';
import type { PrivacyService } from './privacy.service.ts';

/** Registers the routes of this domain. */
export function privacyRoutes(router: Router, environment: CallEnvironment, privacy: PrivacyService): void {
  bindCall(router, privacyCalls.exportData, environment, async ({ viewer, response }) => {
    const file = await privacy.exportOf(viewer.userId);
    response
      .set('cache-control', 'no-store')
      .set('content-disposition', 'attachment; filename="halfdrop-my-data.json"')
      .type('application/json')
      .send(file);
  });
  bindCall(router, privacyCalls.deleteAccount, environment, ({ viewer, body }) => privacy.deleteAccount(viewer, body));
}
