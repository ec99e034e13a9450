import type { AdminOverview } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What only those see who run the shop. */
export interface AdminApi {
  overview(): Promise<AdminOverview>;
}

/** The admin's calls over REST. */
export function restAdminApi(client: RestClient): AdminApi {
  return { overview: () => client.get<AdminOverview>(restPath`/admin/overview`) };
}
