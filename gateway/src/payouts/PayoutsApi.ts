import type { AdminPayoutSort, AdminPayoutView } from '@halfdrop/domain';
import type { AdminPayoutPage, ExportLink, StudioPayouts } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Tax papers to submit. */
interface NewTaxPapers {
  readonly legalName: string;
  readonly address: string;
  readonly country: string;
  readonly taxNumber: string;
}

/** Filter for payouts. */
interface WantedPayouts {
  readonly view: AdminPayoutView;
  readonly sort: AdminPayoutSort;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** API for payouts: studio payouts for studio owners, and all payouts for finance staff. */
export interface PayoutsApi {
  list(wanted: WantedPayouts): Promise<AdminPayoutPage>;
  export(wanted: Pick<WantedPayouts, 'view' | 'q'>): Promise<ExportLink>;
  ofStudio(studioId: string): Promise<StudioPayouts | null>;
  request(studioId: string): Promise<StudioPayouts>;
  saveTaxPapers(studioId: string, papers: NewTaxPapers): Promise<StudioPayouts>;
  /** Returns the payout provider's onboarding page. */
  startOnboarding(studioId: string): Promise<{ readonly url: string }>;
}

/** Creates a `PayoutsApi` that calls the REST API. */
export function restPayoutsApi(client: RestClient): PayoutsApi {
  return {
    list: (wanted) => client.get<AdminPayoutPage>(restPath`/admin/payouts`, { ...wanted }),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/payouts/exports`, wanted),
    ofStudio: (studioId) => client.find<StudioPayouts>(restPath`/studios/${studioId}/payouts`),
    request: (studioId) => client.post<StudioPayouts>(restPath`/studios/${studioId}/payouts`, {}),
    saveTaxPapers: (studioId, papers) => client.put<StudioPayouts>(restPath`/studios/${studioId}/tax-papers`, papers),
    startOnboarding: (studioId) => client.post<{ url: string }>(restPath`/studios/${studioId}/payout-account`, {}),
  };
}
