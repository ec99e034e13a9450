import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { textWords } from '../platform/mail/text-words.ts';
import type { TicketRow } from './support.repository.ts';

const instant = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

interface TicketMail {
  readonly mailTexts: MailTexts;
  readonly publicUrl: string;
  readonly isOwnAddress: boolean;
  readonly replyTo: string;
}

/** Returns the URL of a ticket for a user with an account; empty for a visitor. */
export function ticketPage(publicUrl: string, { user_id: userId, number }: TicketRow): string {
  return userId === null ? '' : `${publicUrl}/profile/tickets/${number}`;
}

/**
 * Renders the mail with a ticket's number and promised answer time. It only quotes the question for a confirmed
 * address: visitors may enter anyone's.
 */
export async function ticketMail(
  { mailTexts, publicUrl, isOwnAddress, replyTo }: TicketMail,
  ticket: TicketRow,
): Promise<Mail> {
  const { number, subject, description } = ticket;
  const facts = { number, ticketUrl: ticketPage(publicUrl, ticket), dueAt: instant.format(ticket.due_at) };
  const words = isOwnAddress
    ? await mailTexts.compose('ticket-opened', { ...facts, subject, description: textWords(description) })
    : await mailTexts.compose('ticket-opened-unproven', facts);
  return { ...words, id: `ticket-${ticket.id}`, to: ticket.email, replyTo };
}

/** Renders the copy of a ticket for support staff; their reply goes to the requester. */
export async function ticketCopyMail(mailTexts: MailTexts, ticket: TicketRow, supportEmail: string): Promise<Mail> {
  const { number, subject, sender_name: name, email } = ticket;
  const words = await mailTexts.compose('ticket-copy', {
    number,
    subject,
    sender: name === null ? email : `${name} <${email}>`,
    category: ticket.category_id ?? '',
    dueAt: instant.format(ticket.due_at),
    context: ticket.context ?? '',
    description: textWords(ticket.description),
  });
  return { ...words, id: `ticket-copy-${ticket.id}`, to: supportEmail, replyTo: email };
}
