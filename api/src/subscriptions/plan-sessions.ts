import type { AccountService } from '../account/account.service.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { newId } from '../platform/ids/ids.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { planLabel } from './plan-terms.ts';
import { paidPlan, type PaidPlan } from './plans.ts';
import type { OpenedSessionDto } from './subscriptions.contract.ts';
import {
  findAllOf,
  findOpenSession,
  insertSession,
  lockPerson,
  updateSession,
  type SessionRow,
} from './subscriptions.repository.ts';

/** A payment page is given again for so long; providers close it after a day. */
const REUSED_HOURS = 20;
const HOUR = 3_600_000;
const confirming = 'Your payment is being confirmed. Please wait a moment.';

interface SessionDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly account: Pick<AccountService, 'userById'>;
  readonly payments: PaymentProvider;
}

/**
 * Opens the payment page of a plan, or gives the open one again, so that of many clicks one subscription comes. A page
 * for another plan is closed first. Who tries a plan may pay for one; who pays for one changes it instead.
 * @throws not_found, already_subscribed
 */
export function openPlanSession(shop: SessionDependencies, userId: string, planId: string): Promise<OpenedSessionDto> {
  const { db, payments } = shop;
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    const past = await findAllOf(trx, userId);
    const running = past.find(({ status }) => status !== 'expired');
    if (running && running.subscription_ref !== null) throw new Problem('already_subscribed');
    const plan = await paidPlan(trx, planId);
    const open = await findOpenSession(trx, userId);
    if (open && isReusable(open, plan, shop.clock.now())) return opened(trx, payments, open.session_id);
    if (open) await close(trx, payments, open);
    const customerRef = past.find(({ customer_ref: ref }) => ref !== null)?.customer_ref ?? null;
    return opened(trx, payments, await newSession(trx, shop, userId, plan, customerRef));
  });
}

function isReusable(open: SessionRow, plan: PaidPlan, now: Date): boolean {
  const isFresh = now.getTime() - open.created_at.getTime() < REUSED_HOURS * HOUR;
  return isFresh && open.plan_id === plan.id && open.price_cents === plan.price_cents;
}

/** Closes the page of another choice. @throws already_subscribed when it is paid already */
async function close(trx: Trx, payments: PaymentProvider, open: SessionRow): Promise<void> {
  if (!(await payments.expireSession(trx, open.session_id))) {
    throw new Problem('already_subscribed', { message: confirming });
  }
  await updateSession(trx, open.id, { status: 'expired' });
}

async function newSession(
  trx: Trx,
  { account, payments, clock }: SessionDependencies,
  userId: string,
  plan: PaidPlan,
  customerRef: string | null,
): Promise<string> {
  const { email } = await account.userById(userId, trx);
  const id = newId();
  const sessionId = await payments.openSubscription(trx, {
    reference: id,
    customerEmail: email,
    customerRef,
    label: planLabel(plan),
    priceCents: plan.price_cents,
    interval: plan.interval,
    successPath: '/order-confirmation',
  });
  await insertSession(trx, {
    id,
    user_id: userId,
    plan_id: plan.id,
    price_cents: plan.price_cents,
    session_id: sessionId,
    status: 'open',
    created_at: clock.now(),
  });
  return sessionId;
}

async function opened(trx: Trx, payments: PaymentProvider, sessionId: string): Promise<OpenedSessionDto> {
  return { sessionUrl: await payments.paymentUrl(trx, sessionId), sessionId };
}
