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

/** Plans one can subscribe to, and who has which. */
export interface SubscriptionService {
  /** Those of one offer, or of all, in the order they are shown. */
  plans(offer: PlanRow['offer'] | null): Promise<{ plans: PlanDto[] }>;
  /** The plan whose limits count for someone now; null on Free. */
  activePlan(db: DbOrTrx, userId: string): Promise<ActivePlan | null>;
  /** What someone has, or had last, and whether a trial can be started. */
  current(userId: string): Promise<CurrentSubscriptionDto>;
  /** Where someone manages the card; null where the provider has no such page, and for who never paid. */
  portal(userId: string): Promise<{ url: string | null }>;
  /** @throws not_found, already_subscribed */
  createSession(userId: string, planId: string): Promise<OpenedSessionDto>;
  /** @throws not_found for an unknown session and for someone else's alike */
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
  /** Does something to the plan of somebody once their own clicks, and those of the staff before, are done. */
  inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
  /** Gives an event of the payment provider its effect, in the transaction that notes its delivery. */
  applyEvent(trx: Trx, event: PaymentEvent): Promise<void>;
  /** Ends all that someone who leaves could still be charged for. */
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

/** Someone's clicks that wait for the one that is worked on: they hold no connection meanwhile. */
const MAX_WAITING = 20;

/** Makes the service. Whose turn it is to change a plan is known in this process. */
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
