import type { AccountService } from '../account/account.service.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import type { ExportService } from '../exports/exports.service.ts';
import type { Payments } from '../payments/payments.ts';
import type { Audit } from '../staff/audit.ts';
import { createSubscriptionDesk, type SubscriptionDesk } from './desk/subscription-desk.ts';
import { subscriptionExport } from './desk/subscription-export.ts';
import { createPlanDesk, type PlanDesk, startPlanJob } from './plan-desk/plan-desk.ts';
import { subscriptionPersonalData } from './personal-data.repository.ts';
import type { UsedDownloads } from './subscription-view.ts';
import type { EarlyRefunds, PlanRights } from './subscriptions.ports.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { createSubscriptionService, type SubscriptionService } from './subscriptions.service.ts';

interface SubscriptionNeeds extends Foundation {
  readonly account: AccountService;
  readonly audit: Audit;
  readonly mailTexts: MailTexts;
  readonly downloads: PlanRights;
  readonly payments: Payments;
  readonly earlyRefunds: EarlyRefunds;
  readonly countPlanUses: UsedDownloads;
}

interface OwnNeeds {
  readonly subscriptions: SubscriptionService;
  readonly subscriptionDesk: SubscriptionDesk;
  readonly planDesk: PlanDesk;
}

interface ServedNeeds extends OwnNeeds {
  readonly exports: ExportService;
}

function subscriptionService(shop: SubscriptionNeeds): SubscriptionService {
  const { db, writes, clock, logger, mailer, publicUrl } = shop;
  const { account, downloads, mailTexts, payments, earlyRefunds, countPlanUses } = shop;
  return createSubscriptionService({
    db,
    writes,
    clock,
    logger,
    mailer,
    publicUrl,
    account,
    mailTexts,
    payments: payments.provider,
    usedDownloads: countPlanUses,
    earlyRefunds,
    rights: downloads,
  });
}

function subscriptionDesk(shop: SubscriptionNeeds & Pick<OwnNeeds, 'subscriptions'>): SubscriptionDesk {
  const { db, writes, clock, audit, downloads, payments, countPlanUses, subscriptions } = shop;
  const { provider } = payments;
  return createSubscriptionDesk({
    db,
    writes,
    clock,
    audit,
    payments: provider,
    inTurn: (userId, work) => subscriptions.inTurn(userId, work),
    usedDownloads: countPlanUses,
    rights: downloads,
  });
}

/** Plans and subscriptions. */
export const subscriptionsModule = {
  services: { subscriptions: subscriptionService, subscriptionDesk, planDesk: createPlanDesk },
  routes: (router, environment, served: ServedNeeds) => subscriptionRoutes(router, environment, served),
  jobs: ({ subscriptions, planDesk }: OwnNeeds) => ({
    ...subscriptions.jobs,
    [startPlanJob]: (payload: unknown) => planDesk.startPlanned(payload),
  }),
  recurringJobs: ({ subscriptions }: OwnNeeds) => subscriptions.recurringJobs,
  exportedLists: ({ db }: Foundation) => [subscriptionExport(db)],
  personalData: subscriptionPersonalData,
  closeAccount: ({ subscriptions }: OwnNeeds, userId) => subscriptions.endForDeletion(userId),
} satisfies DomainModule;
