import type { DomainModule, Foundation } from '../domain-module.ts';
import type { Audit } from '../staff/audit.ts';
import { freezeStatements } from './freeze-statements.ts';
import { createRateCardService, type RateCardService } from './rate-cards.service.ts';
import { royaltyRoutes } from './royalties.routes.ts';
import { createRoyaltyService } from './royalties.service.ts';
import { sharePeriods } from './share-periods.ts';
import { createStatementService } from './statements.service.ts';

/** Job that shares the net of ended subscription periods among studios. */
const sharePeriodsJob = 'royalties.share-periods';
/** Job that creates last month's statements. */
const freezeStatementsJob = 'royalties.freeze-statements';

/** Royalties of studios. */
export const royaltiesModule = {
  services: {
    royalties: createRoyaltyService,
    statements: ({ db, supportEmail }: Foundation) => createStatementService({ db, supportEmail }),
    rateCards: ({ db, writes, clock, audit }: Foundation & { readonly audit: Audit }) =>
      createRateCardService({ db, writes, clock, audit }),
  },
  routes: royaltyRoutes,
  jobs: (shop: Foundation & { readonly rateCards: RateCardService }) => ({
    [sharePeriodsJob]: () => sharePeriods(shop),
    [freezeStatementsJob]: () => freezeStatements(shop),
    ...shop.rateCards.jobs,
  }),
  recurringJobs: () => [
    { name: sharePeriodsJob, at: '35 * * * *' },
    { name: freezeStatementsJob, at: '5 2 2 * *' },
  ],
} satisfies DomainModule;
