import { block, lines, link, type MailTemplates, optional, required, sometimes } from './placeholders.ts';

const ticket = { number: required('HDT-000042'), subject: optional('Where is my receipt?') };
const dueAt = required('27 November 2026 at 09:00 UTC');
const thread = {
  number: optional('HDT-000042'),
  subject: optional('Where is my receipt?'),
  ticketUrl: sometimes('https://shop.example/profile/tickets/HDT-000042'),
  ratingUrl: sometimes('https://shop.example/support/rating?token=sample'),
};
const links = ['[Your ticket {{number}}]({{ticketUrl}})', '[Did this help you?]({{ratingUrl}})'] as const;

/** Mails about tickets, to customers and to staff. */
export const supportMails = {
  'ticket-opened': {
    subject: '[{{number}}] {{subject}}',
    body: lines(
      'We have your request.',
      'Your ticket:',
      '[{{number}}]({{ticketUrl}})',
      'You hear from us by {{dueAt}}.',
      'What you wrote about “{{subject}}”:',
      '{{description}}',
      'Answer this mail to add something.',
    ),
    placeholders: {
      ...ticket,
      ticketUrl: link('/profile/tickets/HDT-000042'),
      dueAt,
      description: block('I bought a pattern and have no receipt.'),
    },
    isInThread: true,
  },
  'ticket-opened-unproven': {
    subject: '[{{number}}] We have your request',
    body: lines(
      'We have your request.',
      'Ticket: **{{number}}**',
      '[{{number}}]({{ticketUrl}})',
      'You hear from us by {{dueAt}}.',
      'Answer this mail to add something. If you have not asked us anything, do nothing.',
    ),
    placeholders: {
      number: required('HDT-000042'),
      ticketUrl: sometimes('https://shop.example/profile/tickets/HDT-000042'),
      dueAt,
    },
    isInThread: true,
  },
  'ticket-copy': {
    subject: '[{{number}}] {{subject}}',
    body: lines(
      'From: {{sender}}',
      'Category: {{category}}',
      'Answer promised by: {{dueAt}}',
      'Context: {{context}}',
      '{{description}}',
    ),
    placeholders: {
      number: optional('HDT-000042'),
      subject: optional('Where is my receipt?'),
      sender: required('Ada <ada@example.com>'),
      category: sometimes('orders'),
      dueAt,
      context: sometimes('HD-2026-000123'),
      description: block('I bought a pattern and have no receipt.'),
    },
    isInThread: true,
  },
  'ticket-answered': {
    subject: 'Re: [{{number}}] {{subject}}',
    body: lines('{{answer}}', 'Answer this mail to add something.', ...links),
    placeholders: { ...thread, answer: block('Your receipt is in your library now.') },
    isInThread: true,
  },
  'ticket-closed': {
    subject: 'Re: [{{number}}] {{subject}}',
    body: lines(
      'Your ticket is closed. If something is missing, answer this mail.',
      'Answer this mail to add something.',
      ...links,
    ),
    placeholders: thread,
    isInThread: true,
  },
} as const satisfies MailTemplates;
