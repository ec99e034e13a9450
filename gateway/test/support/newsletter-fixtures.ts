import type { NewsletterIssue, NewsletterSubscriber } from '../../src/generated/rest.ts';

/** Creates a REST fixture of an issue of the newsletter, as shown to staff. */
export function restIssue(changes: Partial<NewsletterIssue> = {}): NewsletterIssue {
  return {
    id: 'issue-1',
    subject: 'Spring',
    body: '## New',
    patterns: [{ assetId: 'asset-1', title: 'Rose', isOnSale: true }],
    state: 'sent',
    version: 4,
    sendAt: '2026-11-02T09:00:00.000Z',
    finishedAt: '2026-11-02T09:10:00.000Z',
    createdAt: '2026-11-01T09:00:00.000Z',
    receiverCount: 120,
    waitingCount: 0,
    sentCount: 117,
    bouncedCount: 2,
    failedCount: 1,
    unsubscribedCount: 3,
    ...changes,
  };
}

/** Creates a REST fixture of a newsletter subscriber. */
export function restSubscriber(): NewsletterSubscriber {
  return {
    id: 'subscriber-1',
    email: 'gone@example.com',
    status: 'bounced',
    requestedAt: '2026-10-01T09:00:00.000Z',
    confirmedAt: '2026-10-01T09:05:00.000Z',
    unsubscribedAt: null,
    bouncedAt: '2026-11-02T09:01:00.000Z',
    bounceReason: '550 no such mailbox',
  };
}
