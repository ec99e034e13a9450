import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { escapeHtml } from '../platform/http/html.ts';
import type { MailWords } from '../platform/mail/markdown-mail.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { orderFacts, type OrderMailNeeds } from './order-mail.ts';
import { isSold } from './order-states.ts';
import { findItemized, recordReceipt, type ItemizedOrder } from './orders.repository.ts';
import { receiptFacts, type ReceiptFacts } from './receipt-facts.ts';
import { drawReceipt } from './receipt-pdf.ts';

/** Job that sends a receipt. */
export const receiptJob = 'orders.receipt';

/** With a round, the receipt is resent as a separate mail. */
const PayloadSchema = v.object({ orderId: v.string(), round: v.optional(v.string()) });

/** Receipt as a file. */
export interface Receipt {
  readonly fileName: string;
  readonly pdf: Uint8Array;
}

interface ReceiptSources extends Pick<Foundation, 'supportEmail'> {
  readonly payments: Pick<PaymentProvider, 'name'>;
}

type ReceiptDependencies = ReceiptSources & OrderMailNeeds & Pick<Foundation, 'clock'>;

/** Creates the receipt PDF of a paid order. */
export function receiptOf(sources: ReceiptSources, sold: ItemizedOrder): Promise<Receipt> {
  return toReceipt(factsOf(sources, sold));
}

function factsOf({ payments, supportEmail }: ReceiptSources, { order, items }: ItemizedOrder): ReceiptFacts {
  return receiptFacts(order, items, { provider: payments.name, supportEmail });
}

async function toReceipt(facts: ReceiptFacts): Promise<Receipt> {
  return { fileName: `Halfdrop-receipt-${facts.number}.pdf`, pdf: await drawReceipt(facts) };
}

/** Sends the receipt of a paid order and records it as sent. A retry sends the same message. */
export async function sendReceipt(shop: ReceiptDependencies, payload: unknown): Promise<void> {
  const { orderId, round } = v.parse(PayloadSchema, payload);
  const found = await findItemized(shop.db, orderId);
  if (!found) return;
  const { order } = found;
  if (!isSold(order) || (order.receipt_sent_at !== null && round === undefined)) return;
  const facts = factsOf(shop, found);
  const words = await shop.mailTexts.compose('order-receipt', {
    ...orderFacts(shop.publicUrl, order),
    lines: receiptLines(facts),
    paidBy: facts.paidBy,
  });
  const { fileName, pdf } = await toReceipt(facts);
  await shop.mailer.send({
    ...words,
    id: `receipt-${order.id}${round === undefined ? '' : `-${round}`}`,
    to: order.receipt_email,
    attachments: [{ filename: fileName, content: Buffer.from(pdf), contentType: 'application/pdf' }],
  });
  await recordReceipt(shop.db, orderId, shop.clock.now());
}

function receiptLines({ lines, sums }: ReceiptFacts): MailWords {
  const all = [...lines, ...sums];
  const rows = all.map(
    ({ what, amount }) => `<tr><td>${escapeHtml(what)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
  );
  return {
    text: all.map(({ what, amount }) => `${what}: ${amount}`).join('\n'),
    html: `<table cellpadding="6">${rows.join('')}</table>`,
  };
}
