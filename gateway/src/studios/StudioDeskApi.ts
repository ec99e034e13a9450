import type { AdminStudioSort, AdminStudioView } from '@halfdrop/domain';
import type { AdminStudio, AdminStudioPage, ExportLink } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for the studio list. */
interface WantedStudios {
  readonly view: AdminStudioView;
  readonly sort: AdminStudioSort;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** API for managing studios. */
export interface StudioDeskApi {
  list(wanted: WantedStudios): Promise<AdminStudioPage>;
  export(wanted: Pick<WantedStudios, 'view' | 'q'>): Promise<ExportLink>;
  one(id: string): Promise<AdminStudio | null>;
  feature(id: string, change: { readonly isFeatured: boolean; readonly reason: string }): Promise<AdminStudio>;
  announceHold(id: string, reason: string): Promise<AdminStudio>;
  hold(id: string, reason: string): Promise<AdminStudio>;
  release(id: string, reason: string): Promise<AdminStudio>;
}

/** Creates a `StudioDeskApi` that calls the REST API. */
export function restStudioDeskApi(client: RestClient): StudioDeskApi {
  return {
    list: (wanted) => client.get<AdminStudioPage>(restPath`/admin/studios`, { ...wanted }),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/studios/exports`, wanted),
    one: (id) => client.find<AdminStudio>(restPath`/admin/studios/${id}`),
    feature: (id, change) => client.put<AdminStudio>(restPath`/admin/studios/${id}/featured`, change),
    announceHold: (id, reason) =>
      client.post<AdminStudio>(restPath`/admin/studios/${id}/hold-announcement`, { reason }),
    hold: (id, reason) => client.post<AdminStudio>(restPath`/admin/studios/${id}/hold`, { reason }),
    release: (id, reason) => client.post<AdminStudio>(restPath`/admin/studios/${id}/release`, { reason }),
  };
}
