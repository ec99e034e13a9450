import * as v from 'valibot';
import { addDays } from '../platform/clock/clock.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { newReadableCode, newSecret } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { ContentService } from '../content/content.service.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import type { Db, DbOrTrx, Trx } from '../platform/database/database.ts';
import type { SellableCatalog } from '../cart/cart.ports.ts';
import type { CheckoutBasket } from '../cart/cart.service.ts';
import { once, pruneKeys } from './idempotency.ts';
import { isPayable, viewOrders } from './order-view.ts';
import { OrderSchema, type OrderDto, type OrderPageDto } from './orders.contract.ts';
import {
  countOrders,
  findBySession,
  findItems,
  findOrderPage,
  insertOrder,
  lockOrder,
  lockPayableOrders,
  updateOrder,
  type OrderRow,
} from './orders.repository.ts';
import { receiptJob, sendReceipt } from './receipt.ts';
import { completeOrder, settle, type SettlementDependencies } from './settlement.ts';

const expiryJob = 'orders.expire';
const underWay = 'A payment for this cart is being confirmed. Please wait a moment.';
const ExpiryPayload = v.object({ sessionId: v.string() });

interface CheckoutRequest {
  readonly userId: string;
  readonly key: string;
  /** The total shown to the buyer, in US cents. */
  readonly expectedTotal: number;
}

/** Orders and their payment. */
export interface OrderService {
  /** @throws cart_not_ready, total_changed with `total`, idempotency_conflict, rate_limited for free orders */
  checkout(request: CheckoutRequest): Promise<{ order: OrderDto; isReplay: boolean }>;
  /** @throws not_found for an unknown session and for someone else's alike */
  bySession(userId: string, sessionId: string): Promise<OrderDto>;
  list(userId: string, page: number, limit: number): Promise<OrderPageDto>;
  /** Takes a delivered payment event. @throws invalid_signature */
  receiveEvent(payload: Buffer, signature: string | undefined): Promise<void>;
  /** Ends the session of an order whose price is not the one it was made with, so that it cannot be paid. */
  endIfPriceChanged(sessionId: string): Promise<void>;
  /** Forgets idempotency keys that are older than a day. */
  pruneKeys(): Promise<void>;
  readonly jobs: JobHandlers;
}

interface OrderDependencies extends SettlementDependencies {
  readonly catalog: SellableCatalog;
  readonly payments: PaymentProvider;
  readonly mailer: Mailer;
  readonly content: Pick<ContentService, 'licenseTermsVersion'>;
  readonly publicUrl: string;
}

/** Makes the service. The budget of free orders is counted in this process. */
export function createOrderService(shop: OrderDependencies): OrderService {
  const { db, clock, cart, payments } = shop;
  // What costs nothing has no payment to slow it down.
  const freeOrdersOfPerson = createRateLimit(30, 3600);

  async function view(reader: DbOrTrx, order: OrderRow): Promise<OrderDto> {
    const [dto] = await viewOrders(reader, shop, order.user_id, [order]);
    if (!dto) throw new Error('an order was lost on the way to its view');
    return dto;
  }

  async function startOrder(trx: Trx, { userId, expectedTotal }: CheckoutRequest): Promise<OrderDto> {
    await cart.lock(trx, userId);
    const basket = await cart.basket(trx, userId);
    if (basket.total.usd !== expectedTotal) throw new Problem('total_changed', { data: { total: basket.total.usd } });
    if (basket.total.usd === 0) await freeOrdersOfPerson.spend(userId);
    // An older order of the same cart must not be paid beside the new one.
    for (const order of await lockPayableOrders(trx, userId)) {
      if (!(await expireOrder(trx, payments, order, null))) throw new Problem('cart_not_ready', { message: underWay });
    }
    const order = await placeOrder(trx, shop, userId, basket);
    return view(trx, order);
  }

  async function withOrderOf(sessionId: string, work: (trx: Trx, order: OrderRow) => Promise<void>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const found = await findBySession(trx, sessionId);
      if (!found) return;
      await cart.lock(trx, found.user_id);
      await work(trx, await lockOrder(trx, found.id));
    });
  }

  return {
    async checkout(request) {
      const { userId, key, expectedTotal } = request;
      const keyed = { userId, key, request: { expectedTotal }, now: clock.now() };
      const answer = await once(db, keyed, (trx) => startOrder(trx, request));
      return { order: v.parse(OrderSchema, JSON.parse(answer.json)), isReplay: answer.isReplay };
    },

    async bySession(userId, sessionId) {
      const order = await findBySession(db, sessionId);
      if (order?.user_id !== userId) {
        throw new Problem('not_found', { message: "We couldn't find an order with that session ID." });
      }
      return view(db, order);
    },

    async list(userId, page, limit) {
      const rows = await findOrderPage(db, userId, page, limit);
      const pagination = paginate(await countOrders(db, userId), page, limit);
      return { orders: await viewOrders(db, shop, userId, rows), pagination };
    },

    async receiveEvent(payload, signature) {
      const event = await payments.readEvent(payload, signature);
      if (event) await settle(shop, event);
    },

    endIfPriceChanged: (sessionId) =>
      withOrderOf(sessionId, async (trx, order) => {
        if (!isPayable(order) || !(await hasPriceChanged(trx, shop.catalog, order))) return;
        await expireOrder(trx, payments, order, 'The price has changed since checkout. Please check out again.');
      }),

    pruneKeys: () => pruneKeys(db, clock.now()),

    jobs: {
      [receiptJob]: (payload) => sendReceipt(shop, payload),
      [expiryJob]: (payload) =>
        withOrderOf(v.parse(ExpiryPayload, payload).sessionId, async (trx, order) => {
          if (isPayable(order)) await expireOrder(trx, payments, order, null);
        }),
    },
  };
}

async function placeOrder(
  trx: Trx,
  shop: OrderDependencies,
  userId: string,
  basket: CheckoutBasket,
): Promise<OrderRow> {
  const { clock, payments } = shop;
  const user = await shop.account.userById(userId, trx);
  const number = newReadableCode('HDO', 8);
  const isFree = basket.total.usd === 0;
  const label = `Halfdrop order ${number}`;
  const sessionId = isFree
    ? `free_${newSecret()}`
    : await payments.openSession(trx, { amountCents: basket.total.usd, label });
  const facts = {
    number,
    user_id: userId,
    session_id: sessionId,
    status: 'pending',
    subtotal_cents: basket.subtotal.usd,
    discount_cents: basket.discount.usd,
    total_cents: basket.total.usd,
    coupon_code: basket.couponCode,
    receipt_email: user.email,
    created_at: clock.now(),
  } as const;
  const termsVersion = await shop.content.licenseTermsVersion(trx);
  const items = basket.lines.map(({ assetId, title, license, price }) => ({
    asset_id: assetId,
    title,
    license,
    license_terms_version: termsVersion,
    price_cents: price.usd,
  }));
  const order = await insertOrder(trx, facts, items);
  if (isFree) return completeOrder(trx, shop, order);
  await addJob(trx, expiryJob, { sessionId }, { runAt: addDays(clock.now(), 1) });
  return order;
}

/** Ends an order and its payment session; false when the session is paid already. */
async function expireOrder(trx: Trx, payments: PaymentProvider, order: OrderRow, reason: string | null) {
  const isExpired = await payments.expireSession(trx, order.session_id);
  if (isExpired) await updateOrder(trx, order.id, { status: 'expired', payment_error: reason });
  return isExpired;
}

async function hasPriceChanged(db: Db | Trx, catalog: SellableCatalog, order: OrderRow): Promise<boolean> {
  const items = await findItems(db, [order.id]);
  const prices = await catalog.priceList(
    items.map((item) => item.asset_id),
    db,
  );
  return items.some((item) => prices.get(item.asset_id)?.[item.license].usd !== item.price_cents);
}
