import type { AccountService } from '../account/account.service.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { newId } from '../platform/ids/ids.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { closeSession } from './close-session.ts';
import { planLabel } from './plan-terms.ts';
import { offeredPlan, type PaidPlan } from './plans.ts';
import type { OpenedSessionDto } from './subscriptions.contract.ts';
import { lockPerson } from '../account/people.ts';
import {
  findAllOf,
  findOpenSession,
  insertSession,
  lockSession,
  updateSession,
  type SessionRow,
} from './subscriptions.repository.ts';

/** How long an open payment page is reused; providers close it after a day. */
const REUSED_HOURS = 20;
const HOUR = 3_600_000;
const confirming = 'Your payment is being confirmed. Please wait a moment.';

interface SessionDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly account: Pick<AccountService, 'userById'>;
  readonly payments: PaymentProvider;
}

/** The payment page of a plan, requested but possibly not yet opened at the provider. */
interface WantedSession {
  readonly session: SessionRow;
  readonly plan: PaidPlan;
  readonly customerRef: string | null;
}

/**
 * Opens the payment page of a plan, or returns the open one, so that repeated clicks create one subscription. A page
 * for another plan is closed first. Users on a trial may pay for a plan; paying users change theirs instead. The
 * request is recorded before the provider is called, so a retry resumes an interrupted one.
 * @throws not_found, already_subscribed, payment_unavailable
 */
export async function openPlanSession(
  shop: SessionDependencies,
  userId: string,
  planId: string,
): Promise<OpenedSessionDto> {
  const { db, writes, payments } = shop;
  await closeOther(shop, userId, planId);
  const wanted = await inTransaction(writes, (trx) => wantSession(trx, shop, userId, planId));
  const sessionId = wanted.session.session_id ?? (await openWanted(shop, wanted));
  return { sessionUrl: await payments.paymentUrl(db, sessionId), sessionId };
}

/** Closes the payment page of another plan. @throws already_subscribed when it is already paid */
async function closeOther(shop: SessionDependencies, userId: string, planId: string): Promise<void> {
  const plan = await offeredPlan(shop.db, planId);
  const open = await findOpenSession(shop.db, userId);
  if (!open || isReusable(open, plan, shop.clock.now())) return;
  if (!(await closeSession(shop, open))) throw new Problem('already_subscribed', { message: confirming });
}

/** Records the request for a payment page, once. */
async function wantSession(
  trx: Trx,
  { clock }: SessionDependencies,
  userId: string,
  planId: string,
): Promise<WantedSession> {
  await lockPerson(trx, userId);
  const past = await findAllOf(trx, userId);
  const running = past.find(({ status }) => status !== 'expired');
  if (running && running.subscription_ref !== null) throw new Problem('already_subscribed');
  const plan = await offeredPlan(trx, planId);
  const customerRef = past.find(({ customer_ref: ref }) => ref !== null)?.customer_ref ?? null;
  const open = await findOpenSession(trx, userId);
  if (open && !isReusable(open, plan, clock.now())) throw new Problem('already_subscribed', { message: confirming });
  const session =
    open ??
    (await insertSession(trx, {
      id: newId(),
      user_id: userId,
      plan_id: plan.id,
      plan_version: plan.version,
      price_cents: plan.price_cents,
      session_id: null,
      status: 'open',
      created_at: clock.now(),
    }));
  return { session, plan, customerRef };
}

function isReusable(open: SessionRow, plan: PaidPlan, now: Date): boolean {
  const isFresh = now.getTime() - open.created_at.getTime() < REUSED_HOURS * HOUR;
  return isFresh && !open.is_closing && open.plan_id === plan.id && open.plan_version === plan.version;
}

/** Opens the page at the provider and records it; of two concurrent requests the first one wins. */
async function openWanted(
  { writes, account, payments }: SessionDependencies,
  { session, plan, customerRef }: WantedSession,
): Promise<string> {
  const { email } = await account.userById(session.user_id);
  const sessionId = await payments.openSubscription({
    reference: session.id,
    customerEmail: email,
    customerRef,
    label: planLabel(plan),
    priceCents: plan.price_cents,
    interval: plan.interval,
    successPath: '/order-confirmation',
  });
  const noted = await inTransaction(writes, async (trx) => {
    await lockPerson(trx, session.user_id);
    const now = await lockSession(trx, session.id);
    if (now.status !== 'open') return null;
    if (now.session_id === null) await updateSession(trx, now.id, { session_id: sessionId });
    return now.session_id ?? sessionId;
  });
  if (noted === sessionId) return sessionId;
  // This page was never revealed.
  await payments.expireSession(sessionId);
  if (noted === null) throw new Problem('already_subscribed', { message: confirming });
  return noted;
}
