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

/** Tells who opened a ticket its number and when to expect an answer. */
export function ticketMail(ticket: TicketRow): Mail {
  const lines = [
    'We have your request.',
    '',
    `Ticket: ${ticket.number}`,
    `Subject: ${ticket.subject}`,
    `You hear from us by: ${instant.format(ticket.due_at)}`,
    '',
    'What you wrote:',
    ticket.description,
    '',
    'Answer this mail to add something.',
  ];
  return {
    id: `ticket-${ticket.id}`,
    to: ticket.email,
    subject: `[${ticket.number}] ${ticket.subject}`,
    text: `${lines.join('\n')}\n`,
    html: `<h1>We have your request.</h1>
<p>Ticket <strong>${escapeHtml(ticket.number)}</strong>: ${escapeHtml(ticket.subject)}</p>
<p>You hear from us by ${instant.format(ticket.due_at)}.</p>
<blockquote>${paragraphs(ticket.description)}</blockquote>
<p>Answer this mail to add something.</p>`,
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
