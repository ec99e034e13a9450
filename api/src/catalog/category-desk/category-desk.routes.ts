import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { categoryDeskCalls as calls } from './category-desk.contract.ts';
import type { CategoryDesk } from './category-desk.ts';

/** Registers the routes of the category desk. */
export function categoryDeskRoutes(router: Router, environment: CallEnvironment, desk: CategoryDesk): void {
  bindCall(router, calls.categoryAddresses, environment, () => desk.addresses());
  bindCall(router, calls.adminCategories, environment, () => desk.list());
  bindCall(router, calls.createCategory, environment, ({ viewer, body }) => desk.create(viewer, body));
  bindCall(router, calls.changeCategory, environment, ({ viewer, params, body }) =>
    desk.change(viewer, params.id, body),
  );
  bindCall(router, calls.removeCategory, environment, ({ viewer, params, body }) =>
    desk.remove(viewer, params.id, body),
  );
  bindCall(router, calls.orderCategories, environment, ({ viewer, body }) => desk.order(viewer, body.ids));
}
