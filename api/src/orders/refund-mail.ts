import { dollars } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { orderMail } from './order-mail.ts';
import { findItems, findOrder, type OrderItemRow, type OrderRow } from './orders.repository.ts';
import { findRefund, type RefundRow } from './refunds.repository.ts';

/** The kind of job that tells a buyer of a refund. */
export const refundMailJob = 'orders.refund-mail';

const PayloadSchema = v.object({ refundId: v.string() });

type RefundMailDependencies = Pick<Foundation, 'db' | 'mailer' | 'publicUrl'>;

/** Tells the buyer of a refund that has happened. A second run sends the same message again. */
export async function sendRefundMail(shop: RefundMailDependencies, payload: unknown): Promise<void> {
  const { db, mailer, publicUrl } = shop;
  const { refundId } = v.parse(PayloadSchema, payload);
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, refund.order_id));
  if (!refund || !order) return;
  const items = await findItems(db, [order.id]);
  const mail = orderMail(order, {
    id: `refund-${refund.id}`,
    subject: `Refund of your Halfdrop order ${order.number}`,
    paragraphs: refundWords(order, refund, items),
    publicUrl,
  });
  await mailer.send(mail);
}

function refundWords(order: OrderRow, refund: RefundRow, items: readonly OrderItemRow[]): string[] {
  const isWhole = order.status === 'refunded';
  const ended = items.filter((item) => isWhole || refund.asset_ids.includes(item.asset_id));
  return [
    `We have refunded ${dollars(refund.amount_cents)} of your order ${order.number}. It goes back to the way you paid and can take a few days to arrive.`,
    ...(ended.length > 0
      ? [
          `The licence ends with it, and the download links of it work no more: ${ended.map(({ title }) => title).join(', ')}.`,
        ]
      : ['Your licences stay as they are.']),
  ];
}
