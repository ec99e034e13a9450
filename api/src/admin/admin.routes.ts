import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { adminCalls } from './admin.contract.ts';
import { dayCalls } from './days.contract.ts';
import { findCalls } from './finds.contract.ts';
import type { AdminService } from './admin.service.ts';

/** Registers the routes of this domain. */
export function adminRoutes(router: Router, environment: CallEnvironment, admin: AdminService): void {
  bindCall(router, adminCalls.overview, environment, () => admin.overview());
  bindCall(router, findCalls.finds, environment, ({ viewer, query }) => admin.finds(viewer.actor, query.q));
  bindCall(router, dayCalls.days, environment, () => admin.days());
  bindCall(router, adminCalls.waiting, environment, () => admin.waiting());
}
