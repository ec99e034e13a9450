import type { Db } from '../database.ts';
import { lastDays } from '../platform/clock/clock.ts';
import type { AdminDayDto } from './days.contract.ts';
import { countMoney, countPeople, countSubscriptions } from './days.repository.ts';

const DAYS = 30;

const nothing = {
  revenue: 0,
  refunded: 0,
  orders: 0,
  periods: 0,
  people: 0,
  subscriptionsBegun: 0,
  subscriptionsCanceled: 0,
  paymentsFailed: 0,
};

/** What happened on each of the last 30 days, the oldest first, today included. */
export async function countDays(db: Db, now: Date): Promise<AdminDayDto[]> {
  const days = lastDays(now, DAYS);
  const since = new Date(days[0] ?? now);
  const counted = await Promise.all([countMoney(db, since), countPeople(db, since), countSubscriptions(db, since)]);
  const figures = new Map(days.map((day) => [day, { day, ...nothing }]));
  for (const row of counted.flat()) Object.assign(figures.get(row.day) ?? {}, row);
  return [...figures.values()];
}
