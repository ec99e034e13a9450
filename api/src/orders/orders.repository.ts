import type { ExpressionBuilder, NotNull, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, DbOrTrx, Trx } from '../database.ts';
import { newId } from '../platform/ids/ids.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { KeyedRequest } from './idempotency.repository.ts';
import { canMove, type OrderStatus } from './order-states.ts';
import type { OrderTables } from './orders.tables.ts';

/** A stored order. */
export type OrderRow = Selectable<OrderTables['orders_order']>;
/** A stored line of an order. */
export type OrderItemRow = Selectable<OrderTables['orders_item']>;

/** An order with a payment session, open or not; visible to its buyer. */
export interface OpenedOrder extends OrderRow {
  readonly session_id: string;
}

/** An order with its immutable lines, in their order. */
export interface ItemizedOrder<Order extends OrderRow = OrderRow> {
  readonly order: Order;
  readonly items: readonly OrderItemRow[];
}

type NewOrder = Omit<
  OrderRow,
  'id' | 'status' | 'receipt_sent_at' | 'payment_error' | 'payment_ref' | 'completed_at' | 'replaced_by'
>;
type NewItem = Omit<OrderItemRow, 'id' | 'order_id' | 'position'>;

/** Status change of an order. */
interface OrderStep {
  readonly to: OrderStatus;
  /** Cause, such as `payment.succeeded`. */
  readonly cause: string;
  readonly at: Date;
}

/** A newly stored order. */
interface PlacedOrder extends ItemizedOrder {
  /** Whether it replaces other orders. */
  readonly replaces: boolean;
}

type RequestKey = Pick<KeyedRequest, 'userId' | 'key'>;

/**
 * Stores a pending order of a locked cart, and records it under its idempotency key so that a retry resumes it. It
 * replaces all other payable orders of the cart.
 */
export async function insertOrder(
  trx: Trx,
  { userId, key }: RequestKey,
  facts: NewOrder,
  lines: readonly NewItem[],
): Promise<PlacedOrder> {
  const id = newId();
  const items = lines.map((line, position) => ({ ...line, id: newId(), order_id: id, position }));
  const { replaces, ...order } = await trx
    .with('placed', (db) =>
      db
        .insertInto('orders_order')
        .values({ ...facts, ...unpaid, id })
        .returningAll(),
    )
    .with('noted', (db) =>
      db
        .insertInto('orders_transition')
        .values(transition(id, null, { to: unpaid.status, cause: 'checkout', at: facts.created_at })),
    )
    .with('lines', (db) => db.insertInto('orders_item').values(items))
    .with('named', (db) =>
      db.updateTable('idempotency_key').set({ order_id: id }).where('user_id', '=', userId).where('key', '=', key),
    )
    // Excludes the new order: a statement does not see its own inserts.
    .with('replaced', (db) =>
      db
        .updateTable('orders_order')
        .set({ replaced_by: id })
        .where('user_id', '=', facts.user_id)
        .where('status', 'in', ['pending', 'failed'])
        .returning('id'),
    )
    .selectFrom('placed')
    .selectAll()
    .select((builder) => builder.exists(builder.selectFrom('replaced').select('id')).as('replaces'))
    .$narrowType<{ replaces: boolean }>()
    .executeTakeFirstOrThrow();
  return { order, items, replaces };
}

const unpaid = {
  status: 'pending',
  receipt_sent_at: null,
  payment_error: null,
  payment_ref: null,
  completed_at: null,
  replaced_by: null,
} as const;

/** Returns whether an order is visible to its buyer. */
export function hasSession(order: OrderRow): order is OpenedOrder {
  return order.session_id !== null;
}

/** Returns the order of a payment session. */
export async function findBySession(db: DbOrTrx, sessionId: string): Promise<ItemizedOrder<OpenedOrder> | undefined> {
  const found = itemized(await selectItemized(db).where('session_id', '=', sessionId).executeTakeFirst());
  return found && { ...found, order: { ...found.order, session_id: sessionId } };
}

/** Returns an order with its lines by id. */
export async function findItemized(db: DbOrTrx, id: string): Promise<ItemizedOrder | undefined> {
  return itemized(await selectItemized(db).where('id', '=', id).executeTakeFirst());
}

function selectItemized(db: DbOrTrx) {
  return db.selectFrom('orders_order').selectAll().select(itemsOfOrder);
}

/**
 * Aggregates the lines as JSON, to read them with their order in one statement. All their columns survive JSON
 * unchanged.
 */
function itemsOfOrder(builder: ExpressionBuilder<Database, 'orders_order'>) {
  const items = builder
    .selectFrom('orders_item')
    .selectAll()
    .whereRef('order_id', '=', 'orders_order.id')
    .orderBy('position');
  return jsonArrayFrom(items).as('items');
}

function itemized(row: (OrderRow & Pick<ItemizedOrder, 'items'>) | undefined): ItemizedOrder | undefined {
  if (!row) return undefined;
  const { items, ...order } = row;
  return { order, items };
}

/** Returns the order of a payment. */
export function findByPayment(db: DbOrTrx, paymentRef: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders_order').selectAll().where('payment_ref', '=', paymentRef).executeTakeFirst();
}

/** Returns an order by its number. */
export function findByNumber(db: DbOrTrx, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders_order').selectAll().where('number', '=', number).executeTakeFirst();
}

/** Returns an order by id. */
export function findOrder(db: DbOrTrx, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an order until the transaction ends. */
export function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  return trx.selectFrom('orders_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Locks an order and returns it with the reply to its checkout; null if not answered yet. */
export async function lockPlaced(
  trx: Trx,
  { userId, key }: RequestKey,
  id: string,
): Promise<{ readonly order: OrderRow; readonly answer: string | null }> {
  const { answer, ...order } = await trx
    .selectFrom('orders_order')
    .selectAll()
    .select((builder) =>
      builder
        .selectFrom('idempotency_key')
        .select('response')
        .where('idempotency_key.user_id', '=', userId)
        .where('key', '=', key)
        .as('answer'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, answer };
}

/** Sets the payment session of a locked order. */
export async function recordSession(trx: Trx, id: string, sessionId: string): Promise<OpenedOrder> {
  const row = await trx
    .updateTable('orders_order')
    .set({ session_id: sessionId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, session_id: sessionId };
}

/**
 * Changes the status of a locked order and records the step.
 * @throws RangeError for an illegal transition, which is a bug of the caller
 */
export async function moveOrder(
  trx: Trx,
  order: OrderRow,
  step: OrderStep,
  change: Partial<Pick<OrderRow, 'completed_at' | 'payment_error' | 'payment_ref'>> = {},
): Promise<OrderRow> {
  if (!canMove(order.status, step.to)) {
    throw new RangeError(`order ${order.number} is ${order.status} and cannot become ${step.to}`);
  }
  return trx
    .with('noted', (db) => db.insertInto('orders_transition').values(transition(order.id, order.status, step)))
    .updateTable('orders_order')
    .set({ ...change, status: step.to })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function transition(orderId: string, from: OrderStatus | null, { to, cause, at }: OrderStep) {
  return { order_id: orderId, from_status: from, to_status: to, cause, at };
}

/** Sets the reason the last payment attempt was declined. */
export async function recordPaymentError(trx: Trx, id: string, reason: string): Promise<void> {
  await trx.updateTable('orders_order').set({ payment_error: reason }).where('id', '=', id).execute();
}

/** Marks the receipt as sent. */
export async function recordReceipt(db: DbOrTrx, id: string, sentAt: Date): Promise<void> {
  await db.updateTable('orders_order').set({ receipt_sent_at: sentAt }).where('id', '=', id).execute();
}

/** Returns the lines of orders, in their order. */
export async function findItems(db: DbOrTrx, orderIds: readonly string[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('orders_item').selectAll().where('order_id', 'in', orderIds).orderBy('position').execute();
}

/** Reads one page of a user's orders, newest first. */
export function readOrderPage(db: DbOrTrx, userId: string, wanted: WantedPage) {
  const orders = db
    .selectFrom('orders_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where('session_id', 'is not', null)
    .$narrowType<{ session_id: NotNull }>()
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return readPage(db, orders, wanted);
}
