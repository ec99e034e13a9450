import type { AdminDay, AdminDays, AdminFind, AdminFinds, AdminOverview, AdminWaiting } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API for staff who run the shop. */
export interface AdminApi {
  overview(): Promise<AdminOverview>;
  /** Items awaiting action by the staff. */
  waiting(): Promise<AdminWaiting>;
  /** Activity of the last 30 days. */
  days(): Promise<AdminDay[]>;
  /** Records that match a prefix. */
  finds(text: string): Promise<AdminFind[]>;
}

/** Creates an `AdminApi` that calls the REST API. */
export function restAdminApi(client: RestClient): AdminApi {
  return {
    overview: () => client.get<AdminOverview>(restPath`/admin/overview`),
    days: async () => (await client.get<AdminDays>(restPath`/admin/days`)).days,
    finds: async (q) => (await client.get<AdminFinds>(restPath`/admin/finds`, { q })).finds,
    waiting: () => client.get<AdminWaiting>(restPath`/admin/waiting`),
  };
}
