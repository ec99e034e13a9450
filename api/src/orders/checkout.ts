import { ORDER_NUMBER } from '@halfdrop/domain';
import type { CheckoutBasket } from '../cart/checkout-basket.ts';
import type { ContentService } from '../content/content.service.ts';
import type { Trx } from '../database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { newReadableCode, newSecret } from '../platform/ids/ids.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { endUnpaid, type EndingDependencies } from './end-unpaid.ts';
import { claimKey, storeAnswer, storeOpened, type KeyedRequest } from './idempotency.repository.ts';
import { isPayable } from './order-states.ts';
import type { OrderContents } from './order-view.ts';
import {
  findItems,
  insertOrder,
  lockOrder,
  lockPlaced,
  recordSession,
  type ItemizedOrder,
  type OpenedOrder,
  type OrderRow,
} from './orders.repository.ts';
import { findReplaced } from './unpaid-orders.repository.ts';
import { completeOrder, type FulfillmentDependencies } from './complete-order.ts';

/** Dependencies of checkout. */
export interface CheckoutDependencies extends FulfillmentDependencies, EndingDependencies {
  readonly cart: FulfillmentDependencies['cart'];
  readonly coupons: FulfillmentDependencies['coupons'];
  readonly payments: PaymentProvider;
  readonly content: Pick<ContentService, 'licenseTermsVersion'>;
  /** Counts a free order. @throws rate_limited */
  readonly countFreeOrder: (userId: string) => Promise<void>;
  /** Builds the reply to the buyer. */
  readonly viewOrder: (trx: Trx, order: OpenedOrder, known: Partial<OrderContents>) => Promise<unknown>;
}

/** A checkout request. */
export interface CheckoutRequest {
  readonly userId: string;
  readonly key: string;
  /** The total shown to the buyer, in US cents. */
  readonly expectedTotal: number;
}

/** An order whose payment is not open yet. */
interface Begun {
  readonly order: OrderRow;
  /** Whether older orders of the cart may still have to be ended, as an earlier request may not have got that far. */
  readonly mayReplace: boolean;
  /** Content of the order; omitted if placed by an earlier request. */
  readonly contents?: OrderContents;
}

/**
 * Creates an order from a cart and opens its payment; a free order is completed at once. One transaction places the
 * order, then the provider is called outside of any transaction, and a second transaction stores the reply. A retried
 * request resumes where the first was interrupted.
 * @throws cart_not_ready, total_changed with `total`, idempotency_conflict, rate_limited, payment_unavailable
 */
export async function checkOut(shop: CheckoutDependencies, request: CheckoutRequest): Promise<string> {
  const { userId, key, expectedTotal } = request;
  const keyed = { userId, key, request: { expectedTotal }, now: shop.clock.now() };
  const begun = await inTransaction(shop.writes, (trx) => begin(trx, shop, keyed, expectedTotal));
  if (typeof begun === 'string') return begun;
  const { order, mayReplace } = begun;
  if (mayReplace) await endReplaced(shop, order);
  const sessionId = await openPayment(shop, order);
  const answer = await inTransaction(shop.writes, (trx) => finish(trx, shop, keyed, begun, sessionId));
  if (answer) return answer;
  // Another checkout of the cart has ended this order meanwhile; its session was never revealed.
  if (order.total_cents > 0) await shop.payments.expireSession(sessionId);
  throw new Problem('cart_not_ready', { message: 'This bag is already being checked out. Please try again.' });
}

/** Claims the idempotency key and places the order, or loads the result of an earlier request with the key. */
async function begin(
  trx: Trx,
  shop: CheckoutDependencies,
  keyed: KeyedRequest,
  expectedTotal: number,
): Promise<Begun | string> {
  const { userId } = keyed;
  await shop.cart.lock(trx, userId);
  const used = await claimKey(trx, keyed);
  if (used && used.answer !== null) return used.answer;
  if (used && used.orderId !== null) return { order: await lockOrder(trx, used.orderId), mayReplace: true };
  const basket = await shop.cart.basket(trx, userId);
  const total = basket.total.usd;
  if (total !== expectedTotal) throw new Problem('total_changed', { data: { total } });
  if (total === 0) await shop.countFreeOrder(userId);
  return placeOrder(trx, shop, keyed, basket);
}

async function placeOrder(
  trx: Trx,
  shop: CheckoutDependencies,
  keyed: KeyedRequest,
  basket: CheckoutBasket,
): Promise<Begun> {
  const { userId } = keyed;
  const user = await shop.account.userById(userId, trx);
  const facts = {
    number: newReadableCode(ORDER_NUMBER),
    user_id: userId,
    session_id: null,
    subtotal_cents: basket.subtotal.usd,
    discount_cents: basket.discount.usd,
    total_cents: basket.total.usd,
    total_inr_paise: basket.total.inr,
    coupon_code: basket.coupon?.code ?? null,
    receipt_email: user.email,
    buyer_company: user.company,
    buyer_tax_number: user.taxNumber,
    created_at: shop.clock.now(),
  };
  const termsVersion = await shop.content.licenseTermsVersion(trx);
  const lines = basket.lines.map(({ asset, license, palette, price, discount, isUpgrade }) => ({
    asset_id: asset._id,
    title: asset.title,
    license,
    palette,
    license_terms_version: termsVersion,
    price_cents: price.usd,
    discount_cents: discount.usd,
    is_upgrade: isUpgrade,
  }));
  const { order, items, replaces } = await insertOrder(trx, keyed, facts, lines);
  if (basket.coupon) await shop.coupons.reserve(trx, { orderId: order.id, code: basket.coupon.code, userId });
  const assets = new Map(basket.lines.map(({ asset }) => [asset._id, asset]));
  return { order, mayReplace: replaces, contents: { items, assets } };
}

/**
 * Ends older orders of the same cart, so that only the new one can be paid.
 * @throws cart_not_ready if one is already paid
 */
async function endReplaced(shop: CheckoutDependencies, order: OrderRow): Promise<void> {
  for (const older of await findReplaced(shop.db, order.id)) {
    if (await endUnpaid(shop, older, { cause: 'checkout', reason: null })) continue;
    await endUnpaid(shop, order, { cause: 'an older order is paid', reason: null });
    const message = 'A payment for this cart is being confirmed. Please wait a moment.';
    throw new Problem('cart_not_ready', { message });
  }
}

/** Opens the payment session of an order, or returns the one opened earlier; free orders only get a session id. */
function openPayment({ payments }: CheckoutDependencies, order: OrderRow): Promise<string> {
  if (order.session_id !== null) return Promise.resolve(order.session_id);
  if (order.total_cents === 0) return Promise.resolve(`free_${newSecret()}`);
  const label = `Halfdrop order ${order.number}`;
  return payments.openSession({ amountCents: order.total_cents, label, key: order.id });
}

/** Stores the session and the reply; returns null when the order has ended meanwhile. */
async function finish(
  trx: Trx,
  shop: CheckoutDependencies,
  keyed: KeyedRequest,
  { order: placed, contents }: Begun,
  sessionId: string,
): Promise<string | null> {
  await shop.cart.lock(trx, placed.user_id);
  const { order, answer } = await lockPlaced(trx, keyed, placed.id);
  if (answer !== null) return answer;
  if (!isPayable(order)) return null;
  const isFree = order.total_cents === 0;
  const items = contents?.items ?? (await findItems(trx, [order.id]));
  const opened = isFree
    ? await completeFree(trx, shop, { order, items }, sessionId)
    : { ...order, session_id: sessionId };
  const json = JSON.stringify(await shop.viewOrder(trx, opened, { ...contents, items }));
  if (isFree) await storeAnswer(trx, keyed, json);
  else await storeOpened(trx, keyed, json, opened);
  return json;
}

async function completeFree(
  trx: Trx,
  shop: CheckoutDependencies,
  { order, items }: ItemizedOrder,
  sessionId: string,
): Promise<OpenedOrder> {
  const opened = await recordSession(trx, order.id, sessionId);
  const completed = await completeOrder(
    trx,
    shop,
    { order: opened, items },
    { paymentRef: null, cause: 'nothing to pay' },
  );
  return { ...completed, session_id: sessionId };
}
