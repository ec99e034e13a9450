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

/** A change of plan as it was shown; amount in US cents. */
interface WantedPlanChange {
  readonly planId: string;
  readonly previewedAt: string;
  readonly expectedDue: number;
}

/** Plans one can subscribe to, and the viewer's subscription. */
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

/** Subscriptions over REST. */
export function restSubscriptionsApi(client: RestClient): SubscriptionsApi {
  return {
    plans: async (offer) => (await client.get<PlanList>('/plans', { offer })).plans,
    current: () => client.get<CurrentSubscription>('/subscriptions/current'),
    portal: () => client.get<SubscriptionPortal>('/subscriptions/portal'),
    createSession: (planId) => client.post<OpenedSubscriptionSession>('/api/subscriptions/create-session', { planId }),
    bySession: (sessionId) =>
      client.find<SubscriptionSession>(`/subscriptions/by-session/${encodeURIComponent(sessionId)}`),
    startTrial: (planId) => client.post<Subscription>('/subscriptions/trial', { planId }),
    previewChange: (planId) => client.post<PlanChangePreview>('/subscriptions/preview-change', { planId }),
    change: (wanted) => client.post<Subscription>('/subscriptions/change', wanted),
    cancel: () => client.post<Subscription>('/subscriptions/cancel'),
    resume: () => client.post<Subscription>('/subscriptions/resume'),
  };
}
