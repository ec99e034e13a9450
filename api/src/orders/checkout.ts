import { isUpgradeFor, priceOf } from '../cart/price-cart.ts';
import type { CheckoutBasket } from '../cart/cart.service.ts';
import type { HeldLicenses, SellableCatalog } from '../cart/cart.ports.ts';
import type { ContentService } from '../content/content.service.ts';
import { addDays } from '../platform/clock/clock.ts';
import type { Trx } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { newReadableCode, newSecret } from '../platform/ids/ids.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { isPayable } from './order-states.ts';
import { findItems, insertOrder, lockPayableOrders, moveOrder, type OrderRow } from './orders.repository.ts';
import { completeOrder, type SettlementDependencies } from './settlement.ts';

/** Ends an order that was not paid in time. */
export const expiryJob = 'orders.expire';

const daysToPay = 1;
/** A use of a coupon that others could have is not held back for longer. */
const daysToPayWithLimitedCoupon = 1 / 24;
const underWay = 'A payment for this cart is being confirmed. Please wait a moment.';

/** What turning a cart into an order needs. */
export interface CheckoutDependencies extends SettlementDependencies {
  readonly catalog: SellableCatalog;
  readonly held: HeldLicenses;
  readonly payments: PaymentProvider;
  readonly content: Pick<ContentService, 'licenseTermsVersion'>;
}

/** Someone's request to check out. */
export interface CheckoutRequest {
  readonly userId: string;
  readonly key: string;
  /** The total shown to the buyer, in US cents. */
  readonly expectedTotal: number;
}

/**
 * Turns a cart into an order and opens its payment; one that costs nothing is completed at once.
 * @throws cart_not_ready, total_changed with `total`; whatever `onFree` throws
 */
export async function startOrder(
  trx: Trx,
  shop: CheckoutDependencies,
  request: CheckoutRequest,
  onFree: () => Promise<void>,
): Promise<OrderRow> {
  const { userId, expectedTotal } = request;
  await shop.cart.lock(trx, userId);
  const basket = await shop.cart.basket(trx, userId);
  if (basket.total.usd !== expectedTotal) throw new Problem('total_changed', { data: { total: basket.total.usd } });
  if (basket.total.usd === 0) await onFree();
  // An older order of the same cart must not be paid beside the new one.
  for (const order of await lockPayableOrders(trx, userId)) {
    const isExpired = await expireOrder(trx, shop, order, { cause: 'checkout', reason: null });
    if (!isExpired) throw new Problem('cart_not_ready', { message: underWay });
  }
  return placeOrder(trx, shop, request, basket);
}

async function placeOrder(
  trx: Trx,
  shop: CheckoutDependencies,
  { userId, key }: CheckoutRequest,
  basket: CheckoutBasket,
): Promise<OrderRow> {
  const { clock, payments } = shop;
  const user = await shop.account.userById(userId, trx);
  const number = newReadableCode('HDO', 8);
  const amountCents = basket.total.usd;
  const isFree = amountCents === 0;
  const sessionId = isFree
    ? `free_${newSecret()}`
    : await payments.openSession(trx, { amountCents, label: `Halfdrop order ${number}`, key: `${userId}:${key}` });
  const facts = {
    number,
    user_id: userId,
    session_id: sessionId,
    subtotal_cents: basket.subtotal.usd,
    discount_cents: basket.discount.usd,
    total_cents: amountCents,
    coupon_code: basket.coupon?.code ?? null,
    receipt_email: user.email,
    created_at: clock.now(),
  };
  const termsVersion = await shop.content.licenseTermsVersion(trx);
  const items = basket.lines.map(({ assetId, title, license, palette, price, discount, isUpgrade }) => ({
    asset_id: assetId,
    title,
    license,
    palette,
    license_terms_version: termsVersion,
    price_cents: price.usd,
    discount_cents: discount.usd,
    is_upgrade: isUpgrade,
  }));
  const order = await insertOrder(trx, facts, items);
  if (basket.coupon) await shop.coupons.reserve(trx, { orderId: order.id, code: basket.coupon.code, userId });
  if (isFree) return completeOrder(trx, shop, order, { paymentRef: null, cause: 'nothing to pay' });
  const days = basket.coupon?.isLimited ? daysToPayWithLimitedCoupon : daysToPay;
  await addJob(trx, expiryJob, { sessionId }, { runAt: addDays(clock.now(), days) });
  return order;
}

/** Ends a locked order that can be paid, and its payment session; false when the session is paid already. */
export async function expireOrder(
  trx: Trx,
  { clock, coupons, payments }: Pick<CheckoutDependencies, 'clock' | 'coupons' | 'payments'>,
  order: OrderRow,
  { cause, reason }: { readonly cause: string; readonly reason: string | null },
): Promise<boolean> {
  const isExpired = await payments.expireSession(trx, order.session_id);
  if (!isExpired) return false;
  await moveOrder(trx, order, { to: 'expired', cause, at: clock.now() }, { payment_error: reason });
  await coupons.giveBack(trx, order.id);
  return true;
}

/** Ends a locked order whose price is not the one it was made with, so that it cannot be paid. */
export async function endIfPriceChanged(trx: Trx, shop: CheckoutDependencies, order: OrderRow): Promise<void> {
  if (!isPayable(order) || !(await hasPriceChanged(trx, shop, order))) return;
  const reason = 'The price has changed since checkout. Please check out again.';
  await expireOrder(trx, shop, order, { cause: 'price changed', reason });
}

async function hasPriceChanged(
  trx: Trx,
  { catalog, held }: Pick<CheckoutDependencies, 'catalog' | 'held'>,
  order: OrderRow,
): Promise<boolean> {
  const items = await findItems(trx, [order.id]);
  const assetIds = items.map((item) => item.asset_id);
  const prices = await catalog.priceList(assetIds, trx);
  const heldKeys = await held.heldKeys(trx, order.user_id, assetIds);
  return items.some(({ asset_id: assetId, license, price_cents: price }) => {
    const isUpgrade = isUpgradeFor(heldKeys, { assetId, license });
    return priceOf(prices.get(assetId) ?? null, license, isUpgrade)?.usd !== price;
  });
}
