import type { SystemMail } from '../generated/resolvers.ts';

/** Returns a mail as the outbox shows it; `changes` overrides fields. */
function systemMail(changes: Partial<SystemMail> = {}): SystemMail {
  return {
    id: 'receipt-1',
    task: 'orders.receipt',
    recipient: 'lou@example.com',
    subject: 'Your Halfdrop receipt HDO-00000000',
    status: 'SENT',
    tries: 1,
    error: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    triedAt: '2026-11-20T09:00:00.000Z',
    sentAt: '2026-11-20T09:00:00.000Z',
    ...changes,
  };
}

const HOUR = 3_600_000;
const LATEST = Date.parse('2026-11-20T08:00:00.000Z');
const kinds = [
  { task: 'account.confirm-email', subject: 'Please confirm your address' },
  { task: 'subscriptions.mail', subject: 'Your Pro plan goes on' },
  { task: 'notices.mail', subject: 'A new review of “Reeds”' },
  { task: 'orders.files', subject: 'Your patterns are ready' },
] as const;
const failures = ['550 5.1.1 no such mailbox', '552 5.2.2 mailbox full'] as const;

/** Returns enough older mails for a second page: one in nine bounced permanently. */
function olderMails(): SystemMail[] {
  return Array.from({ length: 36 }, (_, place) => {
    const at = new Date(LATEST - place * HOUR).toISOString();
    const failure = place % 9 === 4 ? failures[place % failures.length] : undefined;
    return systemMail({
      ...kinds[place % kinds.length],
      id: `older-${place + 1}`,
      recipient: `shopper-${place + 1}@example.com`,
      createdAt: at,
      triedAt: at,
      sentAt: at,
      ...(failure !== undefined && { status: 'FAILED', tries: 25, error: failure, sentAt: null }),
    });
  });
}

/** Returns the mails of the mocked shop: most were accepted, one is waiting and some have failed. */
export function demoMails(): SystemMail[] {
  return [
    systemMail(),
    systemMail({
      id: 'newsletter-confirm-1',
      task: 'newsletter.confirm-mail',
      recipient: 'noor@example.com',
      subject: 'Please confirm your Halfdrop newsletter',
      status: 'WAITING',
      tries: 2,
      error: '450 try again later',
      sentAt: null,
    }),
    systemMail({
      id: 'answer-1',
      task: 'support.answer',
      recipient: 'ada@example.com',
      subject: 'Re: No receipt',
      status: 'FAILED',
      tries: 25,
      error: 'connect ECONNREFUSED 10.0.0.5:587',
      sentAt: null,
    }),
    ...olderMails(),
  ];
}
