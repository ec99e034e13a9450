import type { Shop } from './shop.ts';

/** What a shop is started with, so that its clock can be put forward. */
export const withTestClock = { TEST_CLOCK: 'on' } as const;

const DAY_SECONDS = 86_400;

/**
 * Puts the clock of a shop forward by some days; when it returns, all that came due on the way is done. Who was away
 * for 30 days has to sign in again.
 * @throws Error when the shop was not started with {@link withTestClock}
 */
export async function advanceClock(shop: Shop, days: number): Promise<void> {
  const response = await fetch(`${shop.apiUrl}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: Math.round(days * DAY_SECONDS) }),
  });
  if (!response.ok) throw new Error(`The clock was not put forward: ${response.status} ${await response.text()}`);
}
