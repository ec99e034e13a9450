import { planWithInterval, type SubscriptionSort, type SubscriptionView } from '@halfdrop/domain';
import { personByEmail } from '../../account/people.ts';
import type { DbOrTrx } from '../../database.ts';
import { isRowId } from '../../platform/database/database.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findProviderEvents } from '../../payments/provider-events.ts';
import type { AuditAuthor } from '../../staff/audit.ts';
import { giveMoneyBack, type Refunder } from '../money-back.ts';
import { allPlans } from '../plans.repository.ts';
import { viewSubscription, type UsedDownloads } from '../subscription-view.ts';
import { findSubscription, type SubscriptionRow } from '../subscriptions.repository.ts';
import type { PlanChangePreviewDto } from '../subscriptions.contract.ts';
import { billOf, creditDays, retryPayment } from './bill-acts.ts';
import type { DayCredit, NextSubscriptionBillDto, PaymentRetry, PlanChangeOrder } from './correction.contract.ts';
import { changePlanFor, previewPlanFor } from './plan-acts.ts';
import { type ActDependencies, cancelFor, giveCredit } from './subscription-acts.ts';
import type {
  AdminSubscriptionDto,
  Cancellation,
  Credit,
  SubscriptionFactsDto,
  SubscriptionFactsPageDto,
} from './subscription-desk.contract.ts';
import {
  findClaimed,
  findPayments,
  findPersons,
  findSteps,
  readSubscriptions,
} from './subscription-desk.repository.ts';

interface WantedSubscriptions {
  readonly view: SubscriptionView;
  readonly sort: SubscriptionSort;
  readonly plan?: string | undefined;
  /** Version of that plan. */
  readonly version?: number | undefined;
  /** Email address of an account. */
  readonly q?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Subscription administration by the staff. */
export interface SubscriptionDesk {
  list(wanted: WantedSubscriptions): Promise<SubscriptionFactsPageDto>;
  /** @throws not_found, as do the actions */
  one(id: string): Promise<AdminSubscriptionDto>;
  /** @throws subscription_state, payment_unavailable */
  cancel(by: AuditAuthor, id: string, cancellation: Cancellation): Promise<AdminSubscriptionDto>;
  /** @throws subscription_state for plans that are unlimited or have ended */
  credit(by: AuditAuthor, id: string, credit: Credit): Promise<AdminSubscriptionDto>;
  /** @throws payment_unavailable */
  bill(id: string, days: number): Promise<NextSubscriptionBillDto>;
  /** @throws subscription_state when there is no next bill, or the value of the days has changed */
  creditDays(by: AuditAuthor, id: string, credit: DayCredit): Promise<AdminSubscriptionDto>;
  /** @throws subscription_state when the unpaid amount has changed, payment_declined, payment_unavailable */
  retryPayment(by: AuditAuthor, id: string, retry: PaymentRetry): Promise<AdminSubscriptionDto>;
  /** @throws subscription_state, payment_unavailable */
  previewPlan(id: string, planId: string): Promise<PlanChangePreviewDto>;
  /** @throws subscription_state, plan_changed with `preview`, payment_declined, payment_unavailable */
  changePlan(by: AuditAuthor, id: string, order: PlanChangeOrder): Promise<AdminSubscriptionDto>;
  /** Refunds the first payment and ends the plan. @throws money_back_over, proof_required */
  refund(by: Refunder, id: string, reason: string): Promise<AdminSubscriptionDto>;
}

interface DeskNeeds extends ActDependencies {
  readonly usedDownloads: UsedDownloads;
}

/** Creates the desk. */
export function createSubscriptionDesk(needs: DeskNeeds): SubscriptionDesk {
  const { db } = needs;
  const found = async (id: string): Promise<SubscriptionRow> => {
    const row = isRowId(id) ? await findSubscription(db, 'id', id) : undefined;
    if (!row) throw new Problem('not_found', { message: 'There is no such subscription.' });
    return row;
  };
  return {
    async list({ view, sort, plan, version, q, ...wanted }) {
      const userId = q ? ((await personByEmail(db, q)) ?? null) : null;
      if (q && userId === null) return { subscriptions: [], pagination: paginate(0, wanted.page, wanted.limit) };
      const filter = { view, plan: plan ?? null, version: version ?? null, userId };
      const { rows, pagination } = await readSubscriptions(db, filter, sort, wanted);
      return { subscriptions: await subscriptionFacts(db, rows), pagination };
    },
    one: async (id) => viewForStaff(needs, await found(id)),
    cancel: async (by, id, cancellation) =>
      viewForStaff(needs, await cancelFor(needs, by, await found(id), cancellation)),
    credit: async (by, id, credit) => viewForStaff(needs, await giveCredit(needs, by, await found(id), credit)),
    bill: async (id, days) => ({ bill: await billOf(needs, await found(id), days) }),
    creditDays: async (by, id, credit) => viewForStaff(needs, await creditDays(needs, by, await found(id), credit)),
    retryPayment: async (by, id, retry) => viewForStaff(needs, await retryPayment(needs, by, await found(id), retry)),
    previewPlan: async (id, planId) => previewPlanFor(needs, await found(id), planId),
    changePlan: async (by, id, order) => viewForStaff(needs, await changePlanFor(needs, by, await found(id), order)),
    refund: async (by, id, reason) => viewForStaff(needs, await giveMoneyBack(needs, id, by, reason)),
  };
}

async function planNames(db: DbOrTrx): Promise<(id: string) => string> {
  const names = new Map((await allPlans(db)).map((plan) => [plan.id, planWithInterval(plan)]));
  return (id) => names.get(id) ?? id;
}

/** Converts subscriptions to list entries. */
export async function subscriptionFacts(
  db: DbOrTrx,
  rows: readonly SubscriptionRow[],
): Promise<SubscriptionFactsDto[]> {
  const nameOf = await planNames(db);
  const persons = await findPersons(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => ({
    id: row.id,
    person: persons.get(row.user_id) ?? null,
    planName: nameOf(row.plan_id),
    status: row.status,
    price: row.price_cents,
    startedAt: row.started_at.toISOString(),
    currentPeriodEnd: row.period_end.toISOString(),
  }));
}

async function viewForStaff(needs: DeskNeeds, row: SubscriptionRow): Promise<AdminSubscriptionDto> {
  const { db, clock } = needs;
  const nameOf = await planNames(db);
  const isCredited = row.credited_until !== null && row.credited_until > clock.now();
  const [payments, steps, claimed] = [
    await findPayments(db, row.id),
    await findSteps(db, row.id),
    await findClaimed(db, row.id),
  ];
  return {
    ...(await viewSubscription(db, needs, row)),
    person: (await findPersons(db, [row.user_id])).get(row.user_id) ?? null,
    providerRef: row.subscription_ref,
    endedAt: row.ended_at?.toISOString() ?? null,
    creditedDownloads: isCredited ? row.credited_downloads : 0,
    creditedUntil: isCredited ? (row.credited_until?.toISOString() ?? null) : null,
    payments: payments.map((payment) => ({
      paymentRef: payment.payment_ref,
      kind: payment.kind,
      amount: payment.amount_cents,
      refunded: payment.refunded_cents,
      periodStart: payment.period_start.toISOString(),
      paidAt: payment.paid_at.toISOString(),
    })),
    steps: steps.map(({ from_status: from, to_status: to, plan_id: planId, cause, at }) => ({
      from,
      to,
      planName: nameOf(planId),
      cause,
      happenedAt: at.toISOString(),
    })),
    claimed: claimed.map(({ sku, title, used_at: usedAt }) => ({
      skuId: String(sku),
      title,
      claimedAt: usedAt.toISOString(),
    })),
    providerEvents: await findProviderEvents(db, {
      sessionId: null,
      paymentRefs: payments.map(({ payment_ref: paymentRef }) => paymentRef),
      subscriptionRef: row.subscription_ref,
    }),
  };
}
