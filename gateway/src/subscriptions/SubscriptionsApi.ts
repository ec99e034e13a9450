import type {
  CurrentSubscription,
  OpenedSubscriptionSession,
  Plan,
  PlanChangePreview,
  PlanList,
  Subscription,
  SubscriptionPortal,
  SubscriptionSession,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A plan change as previewed; amount in US cents. */
interface WantedPlanChange {
  readonly planId: string;
  readonly previewedAt: string;
  readonly expectedDue: number;
}

/** Available plans and the viewer's subscription. */
export interface SubscriptionsApi {
  plans(offer: Plan['offer']): Promise<Plan[]>;
  current(): Promise<CurrentSubscription>;
  portal(): Promise<SubscriptionPortal>;
  createSession(planId: string): Promise<OpenedSubscriptionSession>;
  bySession(sessionId: string): Promise<SubscriptionSession | null>;
  startTrial(planId: string): Promise<Subscription>;
  previewChange(planId: string): Promise<PlanChangePreview>;
  change(wanted: WantedPlanChange): Promise<Subscription>;
  cancel(): Promise<Subscription>;
  resume(): Promise<Subscription>;
}

/** Creates a `SubscriptionsApi` that calls the REST API. */
export function restSubscriptionsApi(client: RestClient): SubscriptionsApi {
  return {
    plans: async (offer) => (await client.get<PlanList>(restPath`/plans`, { offer })).plans,
    current: () => client.get<CurrentSubscription>(restPath`/subscriptions/current`),
    portal: () => client.get<SubscriptionPortal>(restPath`/subscriptions/portal`),
    createSession: (planId) =>
      client.post<OpenedSubscriptionSession>(restPath`/api/subscriptions/create-session`, { planId }),
    bySession: (sessionId) => client.find<SubscriptionSession>(restPath`/subscriptions/by-session/${sessionId}`),
    startTrial: (planId) => client.post<Subscription>(restPath`/subscriptions/trial`, { planId }),
    previewChange: (planId) => client.post<PlanChangePreview>(restPath`/subscriptions/preview-change`, { planId }),
    change: (wanted) => client.post<Subscription>(restPath`/subscriptions/change`, wanted),
    cancel: () => client.post<Subscription>(restPath`/subscriptions/cancel`),
    resume: () => client.post<Subscription>(restPath`/subscriptions/resume`),
  };
}
