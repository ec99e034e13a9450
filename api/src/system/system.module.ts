import type { DomainModule } from '../domain-module.ts';
import { createMoneyChecks } from './money-checks.ts';
import { systemRoutes, type SystemServices } from './system.routes.ts';
import { createSystemService } from './system.service.ts';

/** The machinery of the shop, and whether money, books and rights agree. */
export const systemModule = {
  services: { moneyChecks: createMoneyChecks, system: createSystemService },
  routes: systemRoutes,
  jobs: ({ moneyChecks }: SystemServices) => moneyChecks.jobs,
  recurringJobs: ({ moneyChecks }: SystemServices) => moneyChecks.recurringJobs,
} satisfies DomainModule;
