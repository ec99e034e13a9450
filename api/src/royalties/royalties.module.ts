import * as v from 'valibot';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { freezeStatements, statementMailJob } from './freeze-statements.ts';
import { royaltyRoutes } from './royalties.routes.ts';
import { createRoyaltyService } from './royalties.service.ts';
import { sharePeriods } from './share-periods.ts';
import { statementMail } from './statement-mail.ts';
import { findStatementMail } from './statements.repository.ts';
import { createStatementService } from './statements.service.ts';

/** Gives studios their part of what subscribers have paid, once a period is over. */
const sharePeriodsJob = 'royalties.share-periods';
/** Gives studios the statement of the last month. */
const freezeStatementsJob = 'royalties.freeze-statements';

const StatementJobSchema = v.object({ id: v.string() });

/** What studios earn. */
export const royaltiesModule = {
  services: {
    royalties: createRoyaltyService,
    statements: ({ db, supportEmail }: Foundation) => createStatementService({ db, supportEmail }),
  },
  routes: royaltyRoutes,
  jobs: (shop: Foundation) => ({
    [sharePeriodsJob]: () => sharePeriods(shop),
    [freezeStatementsJob]: () => freezeStatements(shop),
    [statementMailJob]: async (payload) => {
      const found = await findStatementMail(shop.db, v.parse(StatementJobSchema, payload).id);
      if (!found) return;
      const { statement, studio, owners } = found;
      for (const to of owners) {
        await shop.mailer.send(statementMail(statement, { studio, to, publicUrl: shop.publicUrl }));
      }
    },
  }),
  recurringJobs: () => [
    { name: sharePeriodsJob, at: '35 * * * *' },
    { name: freezeStatementsJob, at: '5 2 2 * *' },
  ],
} satisfies DomainModule;
