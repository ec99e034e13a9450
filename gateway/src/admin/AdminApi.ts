import type { AdminFind, AdminFinds, AdminOverview, AdminWaiting } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What only those see who run the shop. */
export interface AdminApi {
  overview(): Promise<AdminOverview>;
  /** What the desks have to do. */
  waiting(): Promise<AdminWaiting>;
  /** What begins with a text. */
  finds(text: string): Promise<AdminFind[]>;
}

/** The admin's calls over REST. */
export function restAdminApi(client: RestClient): AdminApi {
  return {
    overview: () => client.get<AdminOverview>(restPath`/admin/overview`),
    finds: async (q) => (await client.get<AdminFinds>(restPath`/admin/finds`, { q })).finds,
    waiting: () => client.get<AdminWaiting>(restPath`/admin/waiting`),
  };
}
