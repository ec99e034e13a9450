import type { MailTexts, WrittenMail } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import type { OrderRow } from './orders.repository.ts';

/** Dependencies of mail about orders. */
export interface OrderMailNeeds extends Pick<Foundation, 'db' | 'mailer' | 'publicUrl'> {
  readonly mailTexts: MailTexts;
}

/** Returns the placeholder values common to all mail about an order. */
export function orderFacts(publicUrl: string, { number, session_id: sessionId }: OrderRow) {
  return { number, orderUrl: `${publicUrl}/order-confirmation?session_id=${sessionId}` };
}

/** Sends mail about an order to its buyer. */
export function mailBuyer({ mailer }: OrderMailNeeds, order: OrderRow, id: string, words: WrittenMail): Promise<void> {
  return mailer.send({ ...words, id, to: order.receipt_email });
}
