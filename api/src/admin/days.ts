import type { Foundation } from '../domain-module.ts';
import { addDays, lastDays } from '../platform/clock/clock.ts';
import type { AdminDayDto } from './days.contract.ts';
import { countMoney, countPeople, countSubscriptions, type MoneyOfDay } from './days.repository.ts';

const DAYS = 30;
/** Time after the end of a day by which all of its bookings are committed. */
const SETTLED_MS = 3_600_000;

const noMoney = { revenue: 0, refunded: 0, orders: 0, periods: 0 };
const nobody = { people: 0, subscriptionsBegun: 0, subscriptionsCanceled: 0, paymentsFailed: 0 };

/**
 * Creates a counter of the last 30 days, oldest first, including today. Past days receive no further bookings, so their
 * money is counted once and cached.
 */
export function createDayCounter({ db, clock }: Pick<Foundation, 'db' | 'clock'>): () => Promise<AdminDayDto[]> {
  let remembered: ReadonlyMap<string, MoneyOfDay> = new Map();

  async function moneyOf(days: readonly string[], now: Date): Promise<ReadonlyMap<string, MoneyOfDay>> {
    const first = days.find((day) => !remembered.has(day));
    if (first === undefined) return remembered;
    const counted = new Map((await countMoney(db, new Date(first))).map((money) => [money.day, money]));
    const money = new Map(
      days.map((day) => [day, (day < first ? remembered : counted).get(day) ?? { day, ...noMoney }]),
    );
    const isOver = (day: string) => addDays(new Date(day), 1).getTime() + SETTLED_MS <= now.getTime();
    remembered = new Map([...money].filter(([day]) => isOver(day)));
    return money;
  }

  return async () => {
    const now = clock.now();
    const days = lastDays(now, DAYS);
    const since = new Date(days[0] ?? now);
    const [money, people, subscriptions] = await Promise.all([
      moneyOf(days, now),
      countPeople(db, since),
      countSubscriptions(db, since),
    ]);
    const figures = new Map(days.map((day) => [day, { day, ...noMoney, ...money.get(day), ...nobody }]));
    for (const row of [...people, ...subscriptions]) Object.assign(figures.get(row.day) ?? {}, row);
    return [...figures.values()];
  };
}
