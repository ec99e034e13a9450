import type { TestApp } from './test-app.ts';

/** Puts addresses on the list of the newsletter, as confirming them does. */
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
