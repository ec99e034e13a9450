import type { MailTexts, WrittenMail } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import type { OrderRow } from './orders.repository.ts';

/** What mails about orders stand on. */
export interface OrderMailNeeds extends Pick<Foundation, 'db' | 'mailer' | 'publicUrl'> {
  readonly mailTexts: MailTexts;
}

/** What every mail about an order tells of it. */
export function orderFacts(publicUrl: string, { number, session_id: sessionId }: OrderRow) {
  return { number, orderUrl: `${publicUrl}/order-confirmation?session_id=${sessionId}` };
}

/** Sends words about an order to who has bought it. */
export function mailBuyer({ mailer }: OrderMailNeeds, order: OrderRow, id: string, words: WrittenMail): Promise<void> {
  return mailer.send({ ...words, id, to: order.receipt_email });
}
