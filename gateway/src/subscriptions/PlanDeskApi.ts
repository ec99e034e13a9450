import type { AdminPlan, AdminPlanDetails, AdminPlanList, PlanVersion } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

interface Reasoned {
  readonly reason: string;
  readonly version: number;
}

/** New terms of a plan for new subscribers, and their start. */
export interface PlanChange
  extends Reasoned, Omit<PlanVersion, 'version' | 'reason' | 'startsAt' | 'createdAt' | 'status' | 'holderCount'> {
  /** Null to start immediately. */
  readonly startsAt: string | null;
}

/** API for managing plans. */
export interface PlanDeskApi {
  list(): Promise<AdminPlan[]>;
  one(id: string): Promise<AdminPlanDetails | null>;
  change(id: string, change: PlanChange): Promise<AdminPlan>;
  cancel(id: string, cancellation: Reasoned): Promise<AdminPlan>;
  sell(id: string, sale: Reasoned & { readonly isOnSale: boolean }): Promise<AdminPlan>;
}

/** Creates a `PlanDeskApi` that calls the REST API. */
export function restPlanDeskApi(client: RestClient): PlanDeskApi {
  return {
    list: async () => (await client.get<AdminPlanList>(restPath`/admin/plans`)).plans,
    one: (id) => client.find<AdminPlanDetails>(restPath`/admin/plans/${id}`),
    change: (id, change) => client.post<AdminPlan>(restPath`/admin/plans/${id}/versions`, change),
    cancel: (id, cancellation) => client.post<AdminPlan>(restPath`/admin/plans/${id}/cancellation`, cancellation),
    sell: (id, sale) => client.put<AdminPlan>(restPath`/admin/plans/${id}/sale`, sale),
  };
}
