import type { SystemMail } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a sent email, as shown to staff. */
export function restMail(changes: Partial<SystemMail> = {}): SystemMail {
  return {
    id: 'receipt-1',
    task: 'orders.receipt',
    recipient: 'ada@example.com',
    subject: 'Your receipt',
    status: 'waiting',
    tries: 2,
    error: '450 try again later',
    createdAt: '2026-11-02T09:00:00.000Z',
    triedAt: '2026-11-02T09:05:00.000Z',
    sentAt: null,
    ...changes,
  };
}
