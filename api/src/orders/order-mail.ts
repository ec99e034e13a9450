import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { OrderRow } from './orders.repository.ts';

interface OrderMail extends Pick<Mail, 'id' | 'subject'> {
  readonly paragraphs: readonly string[];
  /** Where the shop is. */
  readonly publicUrl: string;
}

/** The whole address of an order's page. */
export function orderAddress(publicUrl: string, { session_id: sessionId }: OrderRow): string {
  return `${publicUrl}/order-confirmation?session_id=${sessionId}`;
}

/** The number of an order as a link to its page, for mails in HTML. */
export function orderLink(publicUrl: string, order: OrderRow): string {
  return `<a href="${escapeHtml(orderAddress(publicUrl, order))}">${escapeHtml(order.number)}</a>`;
}

/** Words to a buyer about an order, whose number leads to its page. */
export function orderMail(order: OrderRow, { id, subject, paragraphs, publicUrl }: OrderMail): Mail {
  const link = orderLink(publicUrl, order);
  return {
    id,
    to: order.receipt_email,
    subject,
    text: `${[...paragraphs, `Your order: ${orderAddress(publicUrl, order)}`].join('\n\n')}\n`,
    html: paragraphs.map((words) => `<p>${escapeHtml(words).replaceAll(order.number, link)}</p>`).join('\n'),
  };
}
