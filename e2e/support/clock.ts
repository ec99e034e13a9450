import type { Shop } from './shop.ts';

/** Settings of a shop whose clock can be advanced. */
export const withTestClock = { TEST_CLOCK: 'on' } as const;

const DAY_SECONDS = 86_400;

/**
 * Advances the clock of a shop by some days; resolves once everything due in between is done. Sessions idle for 30 days
 * expire.
 * @throws Error if the shop was not started with {@link withTestClock}
 */
export async function advanceClock(shop: Shop, days: number): Promise<void> {
  const response = await fetch(`${shop.apiUrl}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: Math.round(days * DAY_SECONDS) }),
  });
  if (!response.ok) throw new Error(`The clock was not put forward: ${response.status} ${await response.text()}`);
}
