import type { DomainModule, Foundation } from '../domain-module.ts';
import { createRoyaltyService } from './royalties.service.ts';
import { sharePeriods } from './share-periods.ts';

/** Gives studios their part of what subscribers have paid, once a period is over. */
const sharePeriodsJob = 'royalties.share-periods';

/** What studios earn. */
export const royaltiesModule = {
  services: { royalties: createRoyaltyService },
  jobs: (shop: Foundation) => ({ [sharePeriodsJob]: () => sharePeriods(shop) }),
  recurringJobs: () => [{ name: sharePeriodsJob, at: '35 * * * *' }],
} satisfies DomainModule;
