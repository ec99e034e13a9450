import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import type { OrderMailKind } from './order-mails.contract.ts';
import { mailBuyer, orderFacts, type OrderMailNeeds } from './order-mail.ts';
import { isSold } from './order-states.ts';
import { findByNumber, findOrder } from './orders.repository.ts';
import { receiptJob } from './receipt.ts';

/** Job that mails a buyer the download link. */
export const filesMailJob = 'orders.files-mail';

const FilesPayload = v.object({ orderId: v.string(), round: v.string() });

/** Resending of order mail by the staff. */
export interface OrderMailService {
  /** Resends the receipt or a new download link. @throws not_found, illegal_transition for an order that is not paid */
  mailAgain(by: AuditAuthor, number: string, kind: OrderMailKind): Promise<{ sentTo: string }>;
}

interface MailAgainNeeds extends Pick<Foundation, 'db'> {
  readonly audit: Audit;
}

/** Creates the service. */
export function createOrderMailService({ db, audit }: MailAgainNeeds): OrderMailService {
  return {
    mailAgain: (by, number, kind) =>
      inTransaction(db, async (trx) => {
        const order = await findByNumber(trx, number);
        if (!order) throw new Problem('not_found', { message: 'There is no order with this number.' });
        if (!isSold(order)) throw new Problem('illegal_transition', { message: 'This order is not paid.' });
        const round = randomUUID();
        await addJob(trx, kind === 'receipt' ? receiptJob : filesMailJob, { orderId: order.id, round });
        const subject = { kind: 'order', id: order.number } as const;
        await audit.record(trx, { by, action: 'order.resend', subject, before: null, after: { mail: kind }, why: '' });
        return { sentTo: order.receipt_email };
      }),
  };
}

/** Mails the link to the page on which a buyer can create new download links. */
export async function sendFilesMail(shop: OrderMailNeeds, payload: unknown): Promise<void> {
  const { orderId, round } = v.parse(FilesPayload, payload);
  const order = await findOrder(shop.db, orderId);
  if (!order || !isSold(order)) return;
  const words = await shop.mailTexts.compose('order-files', orderFacts(shop.publicUrl, order));
  await mailBuyer(shop, order, `files-${order.id}-${round}`, words);
}
