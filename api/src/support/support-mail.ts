import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { MessageRow, TicketRow } from './support.repository.ts';

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
export function ticketMail(ticket: TicketRow, isOwnAddress: boolean, publicUrl: string): Mail {
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
export function ticketCopyMail(ticket: TicketRow, supportAddress: string): Mail {
  const facts = [
    `From: ${ticket.email}`,
    `Category: ${ticket.category_id}`,
    `Answer promised by: ${instant.format(ticket.due_at)}`,
    ...(ticket.context === null ? [] : [`Context: ${ticket.context}`]),
  ];
  return {
    id: `ticket-copy-${ticket.id}`,
    to: supportAddress,
    replyTo: ticket.email,
    subject: `[${ticket.number}] ${ticket.subject}`,
    text: `${facts.join('\n')}\n\n${ticket.description}\n`,
    html: `<p>${facts.map(escapeHtml).join('<br>')}</p>${paragraphs(ticket.description)}`,
  };
}

/** Passes a message of the contact form on to the people who answer it. */
export function messageMail(message: MessageRow, supportAddress: string): Mail {
  const from = `${message.name} <${message.email}>`;
  return {
    id: `contact-${message.id}`,
    to: supportAddress,
    replyTo: message.email,
    subject: `Contact form (${message.subject}): ${message.name}`,
    text: `From: ${from}\nSubject: ${message.subject}\n\n${message.message}\n`,
    html: `<p>From: ${escapeHtml(from)}<br>Subject: ${message.subject}</p>${paragraphs(message.message)}`,
  };
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
