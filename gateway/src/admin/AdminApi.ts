import type { AdminDay, AdminDays, AdminFind, AdminFinds, AdminOverview, AdminWaiting } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What only those see who run the shop. */
export interface AdminApi {
  overview(): Promise<AdminOverview>;
  /** What the desks have to do. */
  waiting(): Promise<AdminWaiting>;
  /** What happened on each of the last 30 days. */
  days(): Promise<AdminDay[]>;
  /** What begins with a text. */
  finds(text: string): Promise<AdminFind[]>;
}

/** The admin's calls over REST. */
export function restAdminApi(client: RestClient): AdminApi {
  return {
    overview: () => client.get<AdminOverview>(restPath`/admin/overview`),
    days: async () => (await client.get<AdminDays>(restPath`/admin/days`)).days,
    finds: async (q) => (await client.get<AdminFinds>(restPath`/admin/finds`, { q })).finds,
    waiting: () => client.get<AdminWaiting>(restPath`/admin/waiting`),
  };
}
