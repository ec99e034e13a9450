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

/** What turning a cart into an order needs. */
export interface CheckoutDependencies extends FulfillmentDependencies, EndingDependencies {
  readonly cart: FulfillmentDependencies['cart'];
  readonly coupons: FulfillmentDependencies['coupons'];
  readonly payments: PaymentProvider;
  readonly content: Pick<ContentService, 'licenseTermsVersion'>;
  /** Counts an order that costs nothing. @throws rate_limited */
  readonly countFreeOrder: (userId: string) => Promise<void>;
  /** What the buyer is answered. */
  readonly viewOrder: (trx: Trx, order: OpenedOrder, known: Partial<OrderContents>) => Promise<unknown>;
}

/** Someone's request to check out. */
export interface CheckoutRequest {
  readonly userId: string;
  readonly key: string;
  /** The total shown to the buyer, in US cents. */
  readonly expectedTotal: number;
}

/** An order that is not open yet. */
interface Begun {
  readonly order: OrderRow;
  /** Whether older orders are to be ended: what an earlier request has placed may not have come to that. */
  readonly mayReplace: boolean;
  /** What is in it; left out where an earlier request has placed it. */
  readonly contents?: OrderContents;
}

/**
 * Turns a cart into an order and opens its payment; one that costs nothing is completed. The order is placed in one
 * transaction, the provider is asked outside of any, and the answer is stored in a second one: a request that is
 * repeated after any of the three goes on where the first was cut off.
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
  // Another checkout of the same cart has ended this order meanwhile: nobody was told of its session.
  if (order.total_cents > 0) await shop.payments.expireSession(sessionId);
  throw new Problem('cart_not_ready', { message: 'This bag is already being checked out. Please try again.' });
}

/** Takes the key and places the order, or finds what an earlier request with the key has come to. */
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

/** An older order of the same cart must not be paid beside the new one. @throws cart_not_ready when it is paid already */
async function endReplaced(shop: CheckoutDependencies, order: OrderRow): Promise<void> {
  for (const older of await findReplaced(shop.db, order.id)) {
    if (await endUnpaid(shop, older, { cause: 'checkout', reason: null })) continue;
    await endUnpaid(shop, order, { cause: 'an older order is paid', reason: null });
    const message = 'A payment for this cart is being confirmed. Please wait a moment.';
    throw new Problem('cart_not_ready', { message });
  }
}

/** Opens the session of an order, or finds it when it was opened before; what is free gets a name alone. */
function openPayment({ payments }: CheckoutDependencies, order: OrderRow): Promise<string> {
  if (order.session_id !== null) return Promise.resolve(order.session_id);
  if (order.total_cents === 0) return Promise.resolve(`free_${newSecret()}`);
  const label = `Halfdrop order ${order.number}`;
  return payments.openSession({ amountCents: order.total_cents, label, key: order.id });
}

/** Stores the session and the answer; null when the order has ended meanwhile. */
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
