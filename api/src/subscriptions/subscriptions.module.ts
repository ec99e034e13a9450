import type { AccountService } from '../account/account.service.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import type { Payments } from '../payments/payments.ts';
import type { Audit } from '../staff/audit.ts';
import { subscriptionPersonalData } from './personal-data.repository.ts';
import type { ReadPlanMonth } from './subscription-view.ts';
import type { EarlyRefunds, PlanRights } from './subscriptions.ports.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { createSubscriptionService, type SubscriptionService } from './subscriptions.service.ts';

interface SubscriptionNeeds extends Foundation {
  readonly account: AccountService;
  readonly audit: Audit;
  readonly downloads: PlanRights;
  readonly payments: Payments;
  readonly earlyRefunds: EarlyRefunds;
  readonly readPlanMonth: ReadPlanMonth;
}

interface OwnNeeds {
  readonly subscriptions: SubscriptionService;
}

function subscriptionService(shop: SubscriptionNeeds): SubscriptionService {
  const { db, writes, clock, logger, mailer, publicUrl } = shop;
  const { account, audit, downloads, payments, earlyRefunds, readPlanMonth } = shop;
  return createSubscriptionService({
    db,
    writes,
    clock,
    logger,
    mailer,
    publicUrl,
    account,
    audit,
    payments: payments.provider,
    readPlanMonth,
    earlyRefunds,
    rights: downloads,
  });
}

/** Plans, and who pays for one. */
export const subscriptionsModule = {
  services: { subscriptions: subscriptionService },
  routes: (router, environment, { subscriptions }: OwnNeeds) => subscriptionRoutes(router, environment, subscriptions),
  jobs: ({ subscriptions }: OwnNeeds) => subscriptions.jobs,
  recurringJobs: ({ subscriptions }: OwnNeeds) => subscriptions.recurringJobs,
  personalData: subscriptionPersonalData,
  closeAccount: ({ subscriptions }: OwnNeeds, userId) => subscriptions.endForDeletion(userId),
} satisfies DomainModule;
