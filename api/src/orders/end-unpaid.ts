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
/** Legacy per-order job, replaced by the recurring one; queued instances do the same. */
const formerJob = 'orders.expire-unopened';

/** Recurring job that ends overdue orders. */
export const endingOfOverdue: RecurringJob = { name: expiryJob, at: '* * * * *' };

const daysToPay = 1;
/** Payment deadline with a limited coupon: one hour, as the reserved use is unavailable to others. */
const daysToPayWithLimitedCoupon = 1 / 24;
/** Time during which an interrupted checkout can be retried: 15 minutes. */
const daysToOpen = 1 / 96;

const SessionPayload = v.object({ sessionId: v.string() });

/** Dependencies of ending unpaid orders. */
export interface EndingDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly cart: Pick<CartService, 'lock'>;
  readonly coupons: Pick<CouponService, 'giveBack' | 'isLimited'>;
  readonly payments: Pick<PaymentProvider, 'expireSession'>;
  readonly catalog: SellableCatalog;
  readonly held: HeldLicenses;
}

interface Ending {
  readonly cause: string;
  /** Message for the buyer. */
  readonly reason: string | null;
}

/**
 * Ends a payable order, expiring its payment session first so that no money arrives afterwards. If the process dies in
 * between, the order cannot be paid and is ended once overdue. Returns false when it is already paid.
 * @throws payment_unavailable; then nothing has changed
 */
export async function endUnpaid(shop: EndingDependencies, order: OrderRow, ending: Ending): Promise<boolean> {
  const { writes, clock, cart, coupons, payments } = shop;
  if (!isPayable(order)) return order.status === 'expired';
  if (order.session_id !== null && !(await payments.expireSession(order.session_id))) return false;
  const found = await inTransaction(writes, async (trx) => {
    await cart.lock(trx, order.user_id);
    const locked = await lockOrder(trx, order.id);
    // A session was opened meanwhile and has to be expired too.
    if (!isPayable(locked) || locked.session_id !== order.session_id) return locked;
    await coupons.giveBack(trx, locked.id);
    await freeKeyOf(trx, locked.id);
    const step = { to: 'expired', cause: ending.cause, at: clock.now() } as const;
    return moveOrder(trx, locked, step, { payment_error: ending.reason });
  });
  return endUnpaid(shop, found, ending);
}

/** Ends an order whose price has changed, so that it cannot be paid. */
export async function endIfPriceChanged(shop: EndingDependencies, sessionId: string): Promise<void> {
  const found = await findBySession(shop.db, sessionId);
  if (!found || !isPayable(found.order) || !(await hasPriceChanged(shop, found))) return;
  const reason = 'The price has changed since checkout. Please check out again.';
  await endUnpaid(shop, found.order, { cause: 'price changed', reason });
}

/** Ends all payable orders of a user; those that turn out to be paid are left to their payment event. */
export async function abandonOpen(shop: EndingDependencies, userId: string): Promise<void> {
  for (const order of await findPayableOrders(shop.db, userId)) {
    await endUnpaid(shop, order, { cause: 'account deleted', reason: null });
  }
}

/** Returns the job handlers that end orders. */
export function endingJobs(shop: EndingDependencies): JobHandlers {
  return {
    [expiryJob]: () => endOverdue(shop),
    [formerJob]: () => endOverdue(shop),
    [priceCheckJob]: (payload) => endIfPriceChanged(shop, v.parse(SessionPayload, payload).sessionId),
  };
}

/**
 * Ends all overdue orders.
 * @throws payment_unavailable at once, and any other failure after all other orders have ended
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
      // The others would fail as well.
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
  // Held licenses only affect the price of upgrades.
  const extended = items.filter(({ license }) => license === 'extended').map((item) => item.asset_id);
  const heldKeys = await held.heldKeys(db, order.user_id, extended);
  return items.some(({ asset_id: assetId, license, price_cents: price }) => {
    const isUpgrade = isUpgradeFor(heldKeys, { assetId, license });
    return priceOf(prices.get(assetId) ?? null, license, isUpgrade)?.usd !== price;
  });
}
