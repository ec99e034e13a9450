import type { AdminDay } from '../generated/resolvers.ts';
import { usd } from './money.ts';

const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 10, 24);
const DAYS = 30;

/** Returns the activity of the mocked shop on each of 30 days; deterministic. */
export function adminDays(): AdminDay[] {
  return Array.from({ length: DAYS }, (_, index) => ({
    day: new Date(TODAY - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
    revenue: usd(12_900 + ((index * 1300) % 8200)),
    refunded: usd(index % 9 === 4 ? 900 : 0),
    orders: 9 + ((index * 7) % 6),
    periods: 2 + (index % 3),
    people: 4 + ((index * 5) % 7),
    subscriptionsBegun: index % 3,
    subscriptionsCanceled: index % 5 === 0 ? 1 : 0,
    paymentsFailed: index % 11 === 0 ? 1 : 0,
  }));
}
