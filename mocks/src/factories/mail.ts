import type { SystemMail } from '../generated/resolvers.ts';

/** A mail as the outbox shows it; `changes` replaces single fields. */
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

/** The mails of the mocked shop: one was taken, one waits and one has failed. */
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
  ];
}
