import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
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

/**
 * Tells who opened a ticket its number and when to expect an answer. What they wrote stands in it only for somebody who
 * has shown that the address is theirs: a visitor may name the address of anyone. The number leads an account to its
 * page; a visitor has none.
 */
export function ticketMail(ticket: TicketRow, isOwnAddress: boolean, publicUrl: string, replyTo: string): Mail {
  const due = `You hear from us by ${instant.format(ticket.due_at)}.`;
  const more = isOwnAddress
    ? 'Answer this mail to add something.'
    : 'Answer this mail to add something. If you have not asked us anything, do nothing.';
  const written = isOwnAddress ? wordsOf(ticket) : { text: [], html: '' };
  const page = ticket.user_id === null ? null : `${publicUrl}/profile/tickets/${ticket.number}`;
  const number = page === null ? ticket.number : `<a href="${escapeHtml(page)}">${ticket.number}</a>`;
  const lines = [
    'We have your request.',
    '',
    `Ticket: ${ticket.number}`,
    ...(page === null ? [] : [page]),
    due,
    '',
    ...written.text,
    more,
  ];
  return {
    id: `ticket-${ticket.id}`,
    to: ticket.email,
    replyTo,
    subject: `[${ticket.number}] ${isOwnAddress ? ticket.subject : 'We have your request'}`,
    text: `${lines.join('\n')}\n`,
    html: `<h1>We have your request.</h1>
<p>Ticket <strong>${number}</strong></p>
<p>${due}</p>
${written.html}<p>${more}</p>`,
  };
}

function wordsOf({ subject, description }: TicketRow) {
  return {
    text: [`What you wrote about “${subject}”:`, description, ''],
    html: `<p>What you wrote about “${escapeHtml(subject)}”:</p>\n<blockquote>${paragraphs(description)}</blockquote>\n`,
  };
}

/** Passes a ticket on, whole, to the people who answer it; their answer goes to who opened it. */
export function ticketCopyMail(ticket: TicketRow, supportEmail: string): Mail {
  const facts = [
    `From: ${ticket.sender_name === null ? ticket.email : `${ticket.sender_name} <${ticket.email}>`}`,
    ...(ticket.category_id === null ? [] : [`Category: ${ticket.category_id}`]),
    `Answer promised by: ${instant.format(ticket.due_at)}`,
    ...(ticket.context === null ? [] : [`Context: ${ticket.context}`]),
  ];
  return {
    id: `ticket-copy-${ticket.id}`,
    to: supportEmail,
    replyTo: ticket.email,
    subject: `[${ticket.number}] ${ticket.subject}`,
    text: `${facts.join('\n')}\n\n${ticket.description}\n`,
    html: `<p>${facts.map(escapeHtml).join('<br>')}</p>${paragraphs(ticket.description)}`,
  };
}

/** Text in HTML, a paragraph for each that it has. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
