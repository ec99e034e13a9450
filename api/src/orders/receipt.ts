import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { orderAddress, orderLink } from './order-mail.ts';
import { isSold } from './order-states.ts';
import { findItems, findOrder, noteReceipt, type OrderRow } from './orders.repository.ts';
import { receiptFacts, type ReceiptFacts } from './receipt-facts.ts';
import { drawReceipt } from './receipt-pdf.ts';

/** The kind of job that sends a receipt. */
export const receiptJob = 'orders.receipt';

/** With a round it is sent again, as another mail. */
const PayloadSchema = v.object({ orderId: v.string(), round: v.optional(v.string()) });

/** A receipt to keep. */
export interface Receipt {
  readonly fileName: string;
  readonly pdf: Uint8Array;
}

interface ReceiptSources extends Pick<Foundation, 'db' | 'supportEmail'> {
  readonly payments: Pick<PaymentProvider, 'name'>;
}

type ReceiptDependencies = ReceiptSources & Pick<Foundation, 'clock' | 'mailer' | 'publicUrl'>;

/** The receipt of a paid order as PDF. */
export async function receiptOf(sources: ReceiptSources, order: OrderRow): Promise<Receipt> {
  return toReceipt(await factsOf(sources, order));
}

async function factsOf({ db, payments, supportEmail }: ReceiptSources, order: OrderRow): Promise<ReceiptFacts> {
  return receiptFacts(order, await findItems(db, [order.id]), { provider: payments.name, supportEmail });
}

async function toReceipt(facts: ReceiptFacts): Promise<Receipt> {
  return { fileName: `Halfdrop-receipt-${facts.number}.pdf`, pdf: await drawReceipt(facts) };
}

/** Sends the receipt of a paid order and notes that it has left. A second run sends the same message again. */
export async function sendReceipt(shop: ReceiptDependencies, payload: unknown): Promise<void> {
  const { orderId, round } = v.parse(PayloadSchema, payload);
  const order = await findOrder(shop.db, orderId);
  if (!order || !isSold(order) || (order.receipt_sent_at !== null && round === undefined)) return;
  const facts = await factsOf(shop, order);
  const mail = receiptMail(order, facts, await toReceipt(facts), shop.publicUrl);
  await shop.mailer.send(round === undefined ? mail : { ...mail, id: `${mail.id}-${round}` });
  await noteReceipt(shop.db, orderId, shop.clock.now());
}

/** The receipt of an order, as text, as HTML and as PDF. */
function receiptMail(
  order: OrderRow,
  { lines, sums, paidBy }: ReceiptFacts,
  { fileName, pdf }: Receipt,
  publicUrl: string,
): Mail {
  const link = orderAddress(publicUrl, order);
  const textLines = [...lines, ...sums].map(({ what, amount }) => `${what}: ${amount}`);
  const rows = [...lines, ...sums].map(
    ({ what, amount }) => `<tr><td>${escapeHtml(what)}</td><td align="right">${amount}</td></tr>`,
  );
  const text = [
    'Thank you for your order.',
    '',
    `Order ${order.number}`,
    ...textLines,
    paidBy,
    '',
    `Your files: ${link}`,
  ];
  return {
    id: `receipt-${order.id}`,
    to: order.receipt_email,
    subject: `Your Halfdrop order ${order.number}`,
    text: `${text.join('\n')}\n`,
    html: `<h1>Thank you for your order.</h1><p>Order ${orderLink(publicUrl, order)}</p>
<table cellpadding="6">${rows.join('')}</table>
<p>${escapeHtml(paidBy)}</p>
<p><a href="${escapeHtml(link)}">Download your files</a></p>`,
    attachments: [{ filename: fileName, content: Buffer.from(pdf), contentType: 'application/pdf' }],
  };
}
