import type { DomainModule } from '../domain-module.ts';
import { mailPersonalData } from './mails/personal-data.repository.ts';
import { createMailOutbox } from './mails/mails.service.ts';
import { createMoneyChecks } from './money-checks.ts';
import { systemMeasures } from './system-measures.ts';
import { systemRoutes, type SystemServices } from './system.routes.ts';
import { createShopSwitches } from './switches/switches.ts';
import { createSystemService } from './system.service.ts';

/** Operation of the shop: jobs, outgoing mail, switches and money checks. */
export const systemModule = {
  services: {
    mailOutbox: createMailOutbox,
    moneyChecks: createMoneyChecks,
    shopSwitches: createShopSwitches,
    system: createSystemService,
  },
  routes: systemRoutes,
  jobs: ({ moneyChecks }: SystemServices) => moneyChecks.jobs,
  recurringJobs: ({ moneyChecks }: SystemServices) => moneyChecks.recurringJobs,
  measures: systemMeasures,
  prune: ({ mailOutbox }: SystemServices) => mailOutbox.prune(),
  personalData: mailPersonalData,
} satisfies DomainModule;
