import { dollars } from '@halfdrop/domain';
import * as v from 'valibot';
import type { WrittenMail } from '../content/mails/mail-texts.ts';
import { mailBuyer, orderFacts, type OrderMailNeeds } from './order-mail.ts';
import { findItems, findOrder, type OrderRow } from './orders.repository.ts';
import { findRefund, type RefundRow } from './refunds.repository.ts';

/** Job that notifies a buyer of a refund. */
export const refundMailJob = 'orders.refund-mail';

const PayloadSchema = v.object({ refundId: v.string() });

/** Notifies the buyer of a completed refund. A retry sends the same message. */
export async function sendRefundMail(shop: OrderMailNeeds, payload: unknown): Promise<void> {
  const { refundId } = v.parse(PayloadSchema, payload);
  const refund = await findRefund(shop.db, refundId);
  const order = refund && (await findOrder(shop.db, refund.order_id));
  if (!refund || !order) return;
  await mailBuyer(shop, order, `refund-${refund.id}`, await refundWords(shop, order, refund));
}

async function refundWords(
  { db, mailTexts, publicUrl }: OrderMailNeeds,
  order: OrderRow,
  refund: RefundRow,
): Promise<WrittenMail> {
  const items = await findItems(db, [order.id]);
  const isWhole = order.status === 'refunded';
  const ended = items.filter((item) => isWhole || refund.asset_ids.includes(item.asset_id));
  const facts = { ...orderFacts(publicUrl, order), amount: dollars(refund.amount_cents) };
  if (ended.length === 0) return mailTexts.compose('order-refund-licenses-kept', facts);
  return mailTexts.compose('order-refund', { ...facts, endedPatterns: ended.map(({ title }) => title).join(', ') });
}
