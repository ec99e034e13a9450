import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { findMessage } from './messages.repository.ts';
import { ratingToken, replyAddress } from './reply-address.ts';
import { paragraphs } from './support-mail.ts';
import { findTicket, type TicketRow } from './support.repository.ts';

/** Sends an answer to who asked. */
export const replyJob = 'support.reply-mail';
/** Asks whether somebody was helped, once their ticket is closed without words. */
export const closedJob = 'support.closed-mail';

const ReplyPayload = v.object({ ticketId: v.string(), messageId: v.string() });
const ClosedPayload = v.object({ ticketId: v.string() });

interface AnswerMailNeeds extends Pick<Foundation, 'db' | 'mailer' | 'publicUrl' | 'supportEmail'> {
  readonly linkSecret: string;
}

/** Mails an answer; a mail that answers it comes back into the thread. */
export async function sendReply(shop: AnswerMailNeeds, payload: unknown): Promise<void> {
  const { ticketId, messageId } = v.parse(ReplyPayload, payload);
  const [ticket, message] = await Promise.all([findTicket(shop.db, ticketId), findMessage(shop.db, messageId)]);
  if (!ticket || !message) return;
  const words = { text: message.body, html: paragraphs(message.body) };
  await shop.mailer.send(answerMail(shop, ticket, `ticket-reply-${messageId}`, words));
}

/** Mails that a ticket is closed. */
export async function sendClosed(shop: AnswerMailNeeds, payload: unknown): Promise<void> {
  const ticket = await findTicket(shop.db, v.parse(ClosedPayload, payload).ticketId);
  if (ticket?.status !== 'closed') return;
  const words = 'Your ticket is closed. If something is missing, answer this mail.';
  const id = `ticket-closed-${ticket.id}-${ticket.version}`;
  await shop.mailer.send(answerMail(shop, ticket, id, { text: words, html: `<p>${words}</p>` }));
}

function answerMail(
  { publicUrl, supportEmail, linkSecret }: AnswerMailNeeds,
  ticket: TicketRow,
  id: string,
  words: Pick<Mail, 'text' | 'html'>,
): Mail {
  const page = ticket.user_id === null ? null : `${publicUrl}/profile/tickets/${ticket.number}`;
  const rating =
    ticket.status === 'closed' ? `${publicUrl}/support/rating?token=${ratingToken(linkSecret, ticket.number)}` : null;
  const lines = [
    words.text,
    '',
    'Answer this mail to add something.',
    ...(page === null ? [] : [`Your ticket: ${page}`]),
    ...(rating === null ? [] : [`Did this help you? ${rating}`]),
  ];
  return {
    id,
    to: ticket.email,
    replyTo: replyAddress(linkSecret, supportEmail, ticket.number),
    subject: `Re: [${ticket.number}] ${ticket.subject}`,
    text: `${lines.join('\n')}\n`,
    html: `${words.html}
<p>Answer this mail to add something.${page === null ? '' : ` <a href="${escapeHtml(page)}">Your ticket ${ticket.number}</a>`}</p>
${rating === null ? '' : `<p><a href="${escapeHtml(rating)}">Did this help you?</a></p>`}`,
  };
}
