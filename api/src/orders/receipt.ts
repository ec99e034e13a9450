import * as v from 'valibot';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';
import { findItems, findOrder, updateOrder, type OrderItemRow, type OrderRow } from './orders.repository.ts';

/** The kind of job that sends a receipt. */
export const receiptJob = 'orders.receipt';

const PayloadSchema = v.object({ orderId: v.string() });

interface ReceiptDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** Sends the receipt of a completed order and notes that it has left. A second run sends the same message again. */
export async function sendReceipt(shop: ReceiptDependencies, payload: unknown): Promise<void> {
  const { orderId } = v.parse(PayloadSchema, payload);
  const order = await findOrder(shop.db, orderId);
  if (!order || order.status !== 'completed' || order.receipt_sent_at !== null) return;
  const items = await findItems(shop.db, [orderId]);
  await shop.mailer.send(receiptMail(order, items, shop.publicUrl));
  await updateOrder(shop.db, orderId, { receipt_sent_at: shop.clock.now() });
}

/** The receipt of an order, as text and as HTML. */
function receiptMail(order: OrderRow, items: readonly OrderItemRow[], publicUrl: string): Mail {
  const link = `${publicUrl}/order-confirmation?session_id=${order.session_id}`;
  const lines = items.map((item) => ({
    what: `${item.title} (${item.license} licence)`,
    amount: dollars(item.price_cents),
  }));
  const sums = [
    { what: 'Subtotal', amount: dollars(order.subtotal_cents) },
    ...(order.discount_cents > 0 ? [{ what: 'Discount', amount: `-${dollars(order.discount_cents)}` }] : []),
    { what: 'Total', amount: dollars(order.total_cents) },
  ];
  const textLines = [...lines, ...sums].map(({ what, amount }) => `${what}: ${amount}`);
  const rows = [...lines, ...sums].map(
    ({ what, amount }) => `<tr><td>${escapeHtml(what)}</td><td align="right">${amount}</td></tr>`,
  );
  return {
    id: `receipt-${order.id}`,
    to: order.receipt_email,
    subject: `Your Halfdrop order ${order.number}`,
    text: ['Thank you for your order.', '', `Order ${order.number}`, ...textLines, '', `Your files: ${link}`, ''].join(
      '\n',
    ),
    html: `<h1>Thank you for your order.</h1><p>Order ${escapeHtml(order.number)}</p>
<table cellpadding="6">${rows.join('')}</table>
<p><a href="${escapeHtml(link)}">Download your files</a></p>`,
  };
}

function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
