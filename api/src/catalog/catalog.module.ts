import type { DomainModule, Foundation } from '../domain-module.ts';
import type { SubscriptionService } from '../subscriptions/subscriptions.service.ts';
import { createEarlyAccess } from './early-access.ts';

/** Takes limited editions whose time is over out of the shop. */
const endEditionsJob = 'catalog.end-editions';

interface EarlyAccessNeeds extends Foundation {
  readonly subscriptions: Pick<SubscriptionService, 'activePlan'>;
}

/** What leaves the shop on a date. */
export interface LimitedEditions {
  readonly collections: { withdrawEnded(): Promise<void> };
}

/** What the catalogue does for the rest of the shop; its service and its pictures stand before the shop does. */
export const catalogModule = {
  services: {
    earlyAccess: ({ clock, subscriptions }: EarlyAccessNeeds) => createEarlyAccess({ clock, plans: subscriptions }),
  },
  jobs: ({ catalog }: { readonly catalog: LimitedEditions }) => ({
    [endEditionsJob]: () => catalog.collections.withdrawEnded(),
  }),
  recurringJobs: () => [{ name: endEditionsJob, at: '* * * * *' }],
} satisfies DomainModule;
