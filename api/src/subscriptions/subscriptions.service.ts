import type { AccountService } from '../account/account.service.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import type { JobHandlers, RecurringJob } from '../platform/jobs/jobs.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import { createConcurrencyLimiter } from '../platform/queue/concurrency-limiter.ts';
import { activePlan, type ActivePlan } from './active-plan.ts';
import { applyEvent } from './apply-event.ts';
import { runScheduledTasks } from './scheduled-tasks.ts';
import { endForDeletion } from './account-deletion.ts';
import type { WantedChange } from './plan-change-terms.ts';
import { cancelPlan, changePlan, previewPlanChange, resumePlan, runningOf } from './plan-changes.ts';
import { openPlanSession } from './plan-sessions.ts';
import type { PlanRow } from './plan-terms.ts';
import { allPlans } from './plans.repository.ts';
import { viewPlans } from './plans.ts';
import { sendSubscriptionMail, subscriptionMailJob } from './subscription-mail.ts';
import { viewSession, viewSubscription, type UsedDownloads } from './subscription-view.ts';
import type {
  CurrentSubscriptionDto,
  OpenedSessionDto,
  PlanChangePreviewDto,
  PlanDto,
  PlanSessionDto,
  SubscriptionDto,
} from './subscriptions.contract.ts';
import type { EventDependencies } from './subscriptions.ports.ts';
import { findAllOf, findSession, type SubscriptionRow } from './subscriptions.repository.ts';
import { mayTry, startTrial } from './trial.ts';

const scheduledTasksJob = 'subscriptions.due';

/** Plans and subscriptions of users. */
export interface SubscriptionService {
  /** Returns the plans of one offer, or all, in display order. */
  plans(offer: PlanRow['offer'] | null): Promise<{ plans: PlanDto[] }>;
  /** Returns the plan in force for a user; null on Free. */
  activePlan(db: DbOrTrx, userId: string): Promise<ActivePlan | null>;
  /** Returns the current or most recent subscription, and whether a trial is available. */
  current(userId: string): Promise<CurrentSubscriptionDto>;
  /** Returns the page for managing the card; null if the provider has none or the user has never paid. */
  portal(userId: string): Promise<{ url: string | null }>;
  /** @throws not_found, already_subscribed */
  createSession(userId: string, planId: string): Promise<OpenedSessionDto>;
  /** @throws not_found for an unknown session or that of another user */
  bySession(userId: string, sessionId: string): Promise<PlanSessionDto>;
  /** @throws not_found, already_subscribed, trial_used, email_unconfirmed */
  startTrial(userId: string, planId: string): Promise<SubscriptionDto>;
  /** @throws not_found, subscription_state */
  previewChange(userId: string, planId: string): Promise<PlanChangePreviewDto>;
  /** @throws not_found, subscription_state, plan_changed with `preview`, payment_declined */
  change(userId: string, wanted: WantedChange): Promise<SubscriptionDto>;
  /** @throws subscription_state */
  cancel(userId: string): Promise<SubscriptionDto>;
  /** @throws subscription_state */
  resume(userId: string): Promise<SubscriptionDto>;
  /** Runs work on a user's plan after all earlier requests of the user and the staff. */
  inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
  /** Applies a provider event in the transaction that records its delivery. */
  applyEvent(trx: Trx, event: PaymentEvent): Promise<void>;
  /** Ends everything a departing user could still be charged for. */
  endForDeletion(userId: string): Promise<void>;
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

interface SubscriptionDependencies
  extends EventDependencies, Pick<Foundation, 'db' | 'writes' | 'mailer' | 'publicUrl'> {
  readonly payments: PaymentProvider;
  readonly account: Pick<AccountService, 'userById'>;
  readonly mailTexts: MailTexts;
  readonly usedDownloads: UsedDownloads;
}

/** Maximum waiting requests per user; they hold no database connection. */
const MAX_WAITING = 20;

/** Creates the service. Concurrency is limited per process. */
export function createSubscriptionService(shop: SubscriptionDependencies): SubscriptionService {
  const { db, clock, account, payments } = shop;
  const limiter = createConcurrencyLimiter(MAX_WAITING);
  const view = (row: SubscriptionRow) => viewSubscription(db, shop, row);

  return {
    async plans(offer) {
      const plans = viewPlans((await allPlans(db)).filter((plan) => plan.is_on_sale));
      return { plans: plans.filter((plan) => offer === null || plan.offer === offer) };
    },

    activePlan: (reader, userId) => activePlan(reader, clock, userId),

    async current(userId) {
      const past = await findAllOf(db, userId);
      const shown =
        past.find(({ status }) => status !== 'expired') ?? past.find(({ end_cause: why }) => why !== 'second');
      return { subscription: shown ? await view(shown) : null, canStartTrial: mayTry(past) };
    },

    async portal(userId) {
      const payer = (await findAllOf(db, userId)).find(({ customer_ref: ref }) => ref !== null)?.customer_ref ?? null;
      return { url: payer === null ? null : await payments.portalUrl(payer) };
    },

    createSession: (userId, planId) => limiter(userId, () => openPlanSession(shop, userId, planId)),

    async bySession(userId, sessionId) {
      const session = await findSession(db, sessionId);
      if (session?.user_id !== userId) {
        throw new Problem('not_found', { message: "We couldn't find a payment with that session ID." });
      }
      return viewSession(db, shop, session, (await account.userById(userId)).email);
    },

    startTrial: async (userId, planId) => view(await limiter(userId, () => startTrial(shop, userId, planId))),
    previewChange: async (userId, planId) => previewPlanChange(shop, await runningOf(db, userId), planId),
    change: async (userId, wanted) =>
      view(await limiter(userId, async () => changePlan(shop, await runningOf(db, userId), wanted))),
    cancel: async (userId) => view(await limiter(userId, () => cancelPlan(shop, userId))),
    resume: async (userId) => view(await limiter(userId, () => resumePlan(shop, userId))),

    inTurn: (userId, work) => limiter(userId, work),
    applyEvent: (trx, event) => applyEvent(shop, trx, event),
    endForDeletion: (userId) => endForDeletion(shop, userId),

    jobs: {
      [scheduledTasksJob]: () => runScheduledTasks(shop),
      [subscriptionMailJob]: (payload) => sendSubscriptionMail(shop, payload),
    },
    recurringJobs: [{ name: scheduledTasksJob, at: '* * * * *' }],
  };
}
