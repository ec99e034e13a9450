import type { Asset, NewsletterIssue, NewsletterSubscriber } from '../generated/resolvers.ts';
import { pickedPattern } from './desk-collection.ts';

/** An issue as stored by its desk; the list shows a subset of the fields. */
export type DeskIssue = Omit<NewsletterIssue, '__typename'>;

/** Returns a newsletter issue as its desk shows it; `changes` overrides fields. */
export function newsletterIssue(changes: Partial<DeskIssue> = {}): DeskIssue {
  return {
    id: 'issue-1',
    subject: 'New patterns for spring',
    body: '## Spring\n\nSix **new** patterns, and [all of them](/products).',
    patterns: [],
    state: 'DRAFT',
    sendAt: null,
    finishedAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    receiverCount: 0,
    waitingCount: 0,
    sentCount: 0,
    bouncedCount: 0,
    failedCount: 0,
    unsubscribedCount: 0,
    version: 1,
    ...changes,
  };
}

/** Returns the issues of the mocked shop, newest first: a draft, one being sent, and a finished one. */
export function demoIssues(assets: readonly Asset[]): DeskIssue[] {
  const patterns = assets.slice(0, 3).map(pickedPattern);
  return [
    newsletterIssue({ id: 'issue-3', patterns }),
    newsletterIssue({
      id: 'issue-2',
      subject: 'The designers of the month',
      state: 'SENDING',
      sendAt: '2026-11-18T09:00:00.000Z',
      createdAt: '2026-11-17T09:00:00.000Z',
      receiverCount: 1200,
      waitingCount: 400,
      sentCount: 798,
      bouncedCount: 2,
      version: 3,
    }),
    newsletterIssue({
      subject: 'Autumn in twelve repeats',
      patterns,
      state: 'SENT',
      sendAt: '2026-10-02T09:00:00.000Z',
      finishedAt: '2026-10-02T09:20:00.000Z',
      createdAt: '2026-10-01T09:00:00.000Z',
      receiverCount: 1180,
      sentCount: 1172,
      bouncedCount: 5,
      failedCount: 3,
      unsubscribedCount: 9,
      version: 4,
    }),
  ];
}

/** Returns a subscriber of the newsletter; `changes` overrides fields. */
function subscriber(id: string, changes: Partial<NewsletterSubscriber> = {}): NewsletterSubscriber {
  return {
    id,
    email: `${id}@example.com`,
    status: 'CONFIRMED',
    requestedAt: '2026-09-01T09:00:00.000Z',
    confirmedAt: '2026-09-01T09:10:00.000Z',
    unsubscribedAt: null,
    bouncedAt: null,
    bounceReason: null,
    ...changes,
  };
}

/** Returns the subscribers of the mocked shop, one of each kind. */
export function demoSubscribers(): NewsletterSubscriber[] {
  return [
    subscriber('ada'),
    subscriber('noor', { requestedAt: '2026-08-01T09:00:00.000Z' }),
    subscriber('pia', { status: 'PENDING', confirmedAt: null }),
    subscriber('lou', { status: 'UNSUBSCRIBED', unsubscribedAt: '2026-10-03T09:00:00.000Z' }),
    subscriber('gone', {
      status: 'BOUNCED',
      bouncedAt: '2026-10-02T09:05:00.000Z',
      bounceReason: '550 5.1.1 no such user',
    }),
  ];
}
