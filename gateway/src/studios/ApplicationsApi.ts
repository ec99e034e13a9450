import type { StudioApplication, StudioApplicationPage } from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Content of a draft, in REST form. */
type DraftValues = Partial<
  Pick<StudioApplication, 'studioName' | 'slug' | 'specialty' | 'about' | 'links' | 'country' | 'creationMethods'>
> & { readonly categoryId?: string; readonly version?: number | null };

/** A decision to decline, in REST form. */
interface Refusal {
  readonly version: number;
  readonly reason: NonNullable<StudioApplication['declineReason']>;
  readonly note: string;
  readonly mayReapplyAt?: string;
}

/** API for studio applications: the caller's own, and those awaiting a decision. */
export interface ApplicationsApi {
  own(): Promise<StudioApplication | null>;
  save(draft: DraftValues): Promise<StudioApplication>;
  removeSample(id: string): Promise<StudioApplication>;
  submit(version: number): Promise<StudioApplication>;
  withdraw(): Promise<StudioApplication>;
  list(query: QueryValues): Promise<StudioApplicationPage>;
  byId(id: string): Promise<StudioApplication | null>;
  accept(id: string, decision: { readonly version: number; readonly note?: string }): Promise<StudioApplication>;
  decline(id: string, refusal: Refusal): Promise<StudioApplication>;
}

/** Creates an `ApplicationsApi` that calls the REST API. */
export function restApplicationsApi(client: RestClient): ApplicationsApi {
  return {
    own: () => client.find<StudioApplication>(restPath`/studio-applications/own`),
    save: (draft) => client.put<StudioApplication>(restPath`/studio-applications/own`, draft),
    removeSample: (id) => client.delete<StudioApplication>(restPath`/studio-applications/own/samples/${id}`),
    submit: (version) => client.post<StudioApplication>(restPath`/studio-applications/own/submit`, { version }),
    withdraw: () => client.post<StudioApplication>(restPath`/studio-applications/own/withdraw`, {}),
    list: (query) => client.get<StudioApplicationPage>(restPath`/studio-applications`, query),
    byId: (id) => client.find<StudioApplication>(restPath`/studio-applications/${id}`),
    accept: (id, decision) => client.post<StudioApplication>(restPath`/studio-applications/${id}/accept`, decision),
    decline: (id, refusal) => client.post<StudioApplication>(restPath`/studio-applications/${id}/decline`, refusal),
  };
}
