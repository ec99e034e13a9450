import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { isUpgradeFor, priceOf } from '../cart/price-cart.ts';
import type { HeldLicenses, SellableCatalog } from '../cart/cart.ports.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CouponService } from '../cart/coupons.service.ts';
import { addDays } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import type { JobHandlers, RecurringJob } from '../platform/jobs/jobs.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { freeKeyOf } from './idempotency.repository.ts';
import { isPayable } from './order-states.ts';
import { findBySession, lockOrder, moveOrder, type ItemizedOrder, type OrderRow } from './orders.repository.ts';
import { priceCheckJob } from './apply-refund.ts';
import { findOverdue, findPayableOrders } from './unpaid-orders.repository.ts';

const expiryJob = 'orders.expire';
/** Orders had a job each until there was the recurring one: those that are left in the queue do the same. */
const formerJob = 'orders.expire-unopened';

/** Ends the orders that were not paid in time. */
export const endingOfOverdue: RecurringJob = { name: expiryJob, at: '* * * * *' };

const daysToPay = 1;
/** A use of a coupon that others could have is not held back for longer. */
const daysToPayWithLimitedCoupon = 1 / 24;
/** A checkout that was cut off can be repeated for so long. */
const daysToOpen = 1 / 96;

const SessionPayload = v.object({ sessionId: v.string() });

/** What ending unpaid orders needs. */
export interface EndingDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly cart: Pick<CartService, 'lock'>;
  readonly coupons: Pick<CouponService, 'giveBack' | 'isLimited'>;
  readonly payments: Pick<PaymentProvider, 'expireSession'>;
  readonly catalog: SellableCatalog;
  readonly held: HeldLicenses;
}

interface Ending {
  readonly cause: string;
  /** What the buyer is told. */
  readonly reason: string | null;
}

/**
 * Ends an order that can be paid: its payment session first, so that no money comes for what has ended. A process that
 * dies in between leaves an order that cannot be paid, which is ended once it is overdue. False when it is paid already.
 * @throws payment_unavailable; then nothing has changed
 */
export async function endUnpaid(shop: EndingDependencies, order: OrderRow, ending: Ending): Promise<boolean> {
  const { writes, clock, cart, coupons, payments } = shop;
  if (!isPayable(order)) return order.status === 'expired';
  if (order.session_id !== null && !(await payments.expireSession(order.session_id))) return false;
  const found = await inTransaction(writes, async (trx) => {
    await cart.lock(trx, order.user_id);
    const locked = await lockOrder(trx, order.id);
    // Its session was opened meanwhile, and has to end as well.
    if (!isPayable(locked) || locked.session_id !== order.session_id) return locked;
    await coupons.giveBack(trx, locked.id);
    await freeKeyOf(trx, locked.id);
    const step = { to: 'expired', cause: ending.cause, at: clock.now() } as const;
    return moveOrder(trx, locked, step, { payment_error: ending.reason });
  });
  return endUnpaid(shop, found, ending);
}

/** Ends an order whose price is not the one it was made with, so that it cannot be paid. */
export async function endIfPriceChanged(shop: EndingDependencies, sessionId: string): Promise<void> {
  const found = await findBySession(shop.db, sessionId);
  if (!found || !isPayable(found.order) || !(await hasPriceChanged(shop, found))) return;
  const reason = 'The price has changed since checkout. Please check out again.';
  await endUnpaid(shop, found.order, { cause: 'price changed', reason });
}

/** Ends every order of someone that can still be paid; what turns out to be paid already is left to its payment event. */
export async function abandonOpen(shop: EndingDependencies, userId: string): Promise<void> {
  for (const order of await findPayableOrders(shop.db, userId)) {
    await endUnpaid(shop, order, { cause: 'account deleted', reason: null });
  }
}

/** The jobs that end orders. */
export function endingJobs(shop: EndingDependencies): JobHandlers {
  return {
    [expiryJob]: () => endOverdue(shop),
    [formerJob]: () => endOverdue(shop),
    [priceCheckJob]: (payload) => endIfPriceChanged(shop, v.parse(SessionPayload, payload).sessionId),
  };
}

/**
 * Ends every order that was not paid in time.
 * @throws payment_unavailable at once, and what else kept one from ending when all others have ended
 */
async function endOverdue(shop: EndingDependencies): Promise<void> {
  const now = shop.clock.now();
  const others = addDays(now, -daysToPay);
  const withCoupon = addDays(now, -daysToPayWithLimitedCoupon);
  const failures: unknown[] = [];
  for (const order of await findOverdue(shop.db, { unopened: addDays(now, -daysToOpen), withCoupon, others })) {
    const { session_id: sessionId, coupon_code: coupon, created_at: placedAt } = order;
    const isOver = sessionId === null || placedAt <= others || coupon === null;
    if (!isOver && !(await shop.coupons.isLimited(shop.db, coupon))) continue;
    const cause = sessionId === null ? 'never opened' : 'not paid in time';
    try {
      await endUnpaid(shop, order, { cause, reason: null });
    } catch (error) {
      // The others would ask in vain as well.
      if (error instanceof Problem && error.code === 'payment_unavailable') throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function hasPriceChanged(
  { db, catalog, held }: EndingDependencies,
  { order, items }: ItemizedOrder,
): Promise<boolean> {
  const assetIds = items.map((item) => item.asset_id);
  const prices = await catalog.priceList(assetIds, db);
  // What is held makes a difference to upgrades alone.
  const extended = items.filter(({ license }) => license === 'extended').map((item) => item.asset_id);
  const heldKeys = await held.heldKeys(db, order.user_id, extended);
  return items.some(({ asset_id: assetId, license, price_cents: price }) => {
    const isUpgrade = isUpgradeFor(heldKeys, { assetId, license });
    return priceOf(prices.get(assetId) ?? null, license, isUpgrade)?.usd !== price;
  });
}
