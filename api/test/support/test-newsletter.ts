import type { TestApp } from './test-app.ts';

/** Subscribes addresses to the newsletter, like confirming them. */
export async function addReaders(app: TestApp, ...emails: readonly string[]): Promise<void> {
  const now = app.clock.now();
  const rows = emails.map((email) => ({
    email,
    status: 'confirmed' as const,
    requested_at: now,
    mailed_at: now,
    confirmed_at: now,
    unsubscribed_at: null,
  }));
  await app.db.insertInto('newsletter_subscription').values(rows).execute();
}
