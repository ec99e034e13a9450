import type { SubscriptionSort, SubscriptionView } from '@halfdrop/domain';
import type {
  AdminSubscription,
  ExportLink,
  NextSubscriptionBill,
  PlanChangePreview,
  SubscriptionFactsPage,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for the subscription list. */
interface WantedSubscriptions {
  readonly view: SubscriptionView;
  readonly sort: SubscriptionSort;
  readonly plan?: string;
  /** Version of that plan; all versions when omitted. */
  readonly version?: number;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** A plan change for a user, at the previewed cost. */
interface PlanChangeOrder {
  readonly planId: string;
  readonly previewedAt: string;
  readonly expectedDue: number;
  readonly reason: string;
}

/** Days to credit against the next bills. */
interface DayCredit {
  readonly days: number;
  readonly expectedCredit: number;
  readonly reason: string;
  readonly key: string;
}

/** An unpaid renewal to charge again. */
interface PaymentRetry {
  readonly expectedAmount: number;
  readonly reason: string;
  readonly key: string;
}

/** API for managing subscriptions. */
export interface SubscriptionDeskApi {
  list(wanted: WantedSubscriptions): Promise<SubscriptionFactsPage>;
  export(wanted: Pick<WantedSubscriptions, 'view' | 'plan' | 'version' | 'q'>): Promise<ExportLink>;
  one(id: string): Promise<AdminSubscription | null>;
  cancel(id: string, cancellation: { readonly isAtOnce: boolean; readonly reason: string }): Promise<AdminSubscription>;
  credit(
    id: string,
    credit: { readonly downloads: number; readonly reason: string; readonly key: string },
  ): Promise<AdminSubscription>;
  refund(id: string, reason: string): Promise<AdminSubscription>;
  /** Null if the subscription does not exist. */
  bill(id: string, days: number | null): Promise<NextSubscriptionBill | null>;
  previewPlan(id: string, planId: string): Promise<PlanChangePreview>;
  changePlan(id: string, order: PlanChangeOrder): Promise<AdminSubscription>;
  creditDays(id: string, credit: DayCredit): Promise<AdminSubscription>;
  retryPayment(id: string, retry: PaymentRetry): Promise<AdminSubscription>;
}

/** Creates a `SubscriptionDeskApi` that calls the REST API. */
export function restSubscriptionDeskApi(client: RestClient): SubscriptionDeskApi {
  return {
    list: (wanted) => client.get<SubscriptionFactsPage>(restPath`/admin/subscriptions`, { ...wanted }),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/subscriptions/exports`, wanted),
    one: (id) => client.find<AdminSubscription>(restPath`/admin/subscriptions/${id}`),
    cancel: (id, cancellation) =>
      client.post<AdminSubscription>(restPath`/admin/subscriptions/${id}/cancellation`, cancellation),
    credit: (id, credit) => client.post<AdminSubscription>(restPath`/admin/subscriptions/${id}/credits`, credit),
    refund: (id, reason) => client.post<AdminSubscription>(restPath`/admin/subscriptions/${id}/refund`, { reason }),
    bill: (id, days) =>
      client.find<NextSubscriptionBill>(restPath`/admin/subscriptions/${id}/bill`, days === null ? {} : { days }),
    previewPlan: (id, planId) =>
      client.get<PlanChangePreview>(restPath`/admin/subscriptions/${id}/preview-change`, { planId }),
    changePlan: (id, order) => client.post<AdminSubscription>(restPath`/admin/subscriptions/${id}/change`, order),
    creditDays: (id, credit) =>
      client.post<AdminSubscription>(restPath`/admin/subscriptions/${id}/day-credits`, credit),
    retryPayment: (id, retry) =>
      client.post<AdminSubscription>(restPath`/admin/subscriptions/${id}/payment-retries`, retry),
  };
}
