import * as v from 'valibot';
import type { MailTexts, WrittenMail } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import { textWords } from '../platform/mail/text-words.ts';
import { findMessage } from './messages.repository.ts';
import { ratingToken, replyAddress } from './reply-address.ts';
import { ticketPage } from './support-mail.ts';
import { findTicket, type TicketRow } from './support.repository.ts';

/** Job that mails an answer to the requester. */
export const replyJob = 'support.reply-mail';
/** Job that asks for a rating after a ticket is closed without an answer. */
export const closedJob = 'support.closed-mail';

const ReplyPayload = v.object({ ticketId: v.string(), messageId: v.string() });
const ClosedPayload = v.object({ ticketId: v.string() });

interface AnswerMailNeeds extends Pick<Foundation, 'db' | 'mailer' | 'publicUrl' | 'supportEmail'> {
  readonly linkSecret: string;
  readonly mailTexts: MailTexts;
}

/** Mails an answer; a reply to that mail is added to the ticket. */
export async function sendReply(shop: AnswerMailNeeds, payload: unknown): Promise<void> {
  const { ticketId, messageId } = v.parse(ReplyPayload, payload);
  const [ticket, message] = await Promise.all([findTicket(shop.db, ticketId), findMessage(shop.db, messageId)]);
  if (!ticket || !message) return;
  const answer = textWords(message.body);
  const words = await shop.mailTexts.compose('ticket-answered', { ...threadFacts(shop, ticket), answer });
  await sendInThread(shop, ticket, `ticket-reply-${messageId}`, words);
}

/** Mails that a ticket is closed. */
export async function sendClosed(shop: AnswerMailNeeds, payload: unknown): Promise<void> {
  const ticket = await findTicket(shop.db, v.parse(ClosedPayload, payload).ticketId);
  if (ticket?.status !== 'closed') return;
  const words = await shop.mailTexts.compose('ticket-closed', threadFacts(shop, ticket));
  await sendInThread(shop, ticket, `ticket-closed-${ticket.id}-${ticket.version}`, words);
}

function threadFacts({ publicUrl, linkSecret }: AnswerMailNeeds, ticket: TicketRow) {
  const { number, subject, status } = ticket;
  return {
    number,
    subject,
    ticketUrl: ticketPage(publicUrl, ticket),
    ratingUrl: status === 'closed' ? `${publicUrl}/support/rating?token=${ratingToken(linkSecret, number)}` : '',
  };
}

function sendInThread(
  { mailer, linkSecret, supportEmail }: AnswerMailNeeds,
  { email, number }: TicketRow,
  id: string,
  words: WrittenMail,
): Promise<void> {
  return mailer.send({ ...words, id, to: email, replyTo: replyAddress(linkSecret, supportEmail, number) });
}
