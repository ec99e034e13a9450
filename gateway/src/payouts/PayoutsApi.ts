import type { AdminPayoutSort, AdminPayoutView } from '@halfdrop/domain';
import type { AdminPayoutPage, ExportLink, StudioPayouts } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Tax papers as they are handed in. */
interface NewTaxPapers {
  readonly legalName: string;
  readonly address: string;
  readonly country: string;
  readonly taxNumber: string;
}

/** Which payouts are wanted. */
interface WantedPayouts {
  readonly view: AdminPayoutView;
  readonly sort: AdminPayoutSort;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** How studios are paid, for those who own them; their payouts, for those who look after the money. */
export interface PayoutsApi {
  list(wanted: WantedPayouts): Promise<AdminPayoutPage>;
  export(wanted: Pick<WantedPayouts, 'view' | 'q'>): Promise<ExportLink>;
  ofStudio(studioId: string): Promise<StudioPayouts | null>;
  request(studioId: string): Promise<StudioPayouts>;
  saveTaxPapers(studioId: string, papers: NewTaxPapers): Promise<StudioPayouts>;
  /** The page of the provider on which a studio says where its money goes. */
  startOnboarding(studioId: string): Promise<{ readonly url: string }>;
}

/** Payouts over REST. */
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
