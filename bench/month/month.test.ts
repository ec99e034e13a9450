import { shortMonth } from './plan.ts';
import { runMonth, type Day } from './run-month.ts';
import { isQuiet } from './night.ts';
import { withTestClock } from '../../e2e/support/clock.ts';
import { journeySettings, startShop, type Shop } from '../../e2e/support/shop.ts';
import { SHOP_START_TIMEOUT } from '../../e2e/support/visit.ts';

const THREE_DAYS = 300_000;

describe('some days of the whole shop', () => {
  let shop: Shop;

  beforeAll(async () => {
    const env = { ...journeySettings, ...withTestClock, TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
    shop = await startShop({ env });
  }, SHOP_START_TIMEOUT);

  afterAll(() => shop.stop());

  test(
    'A16 R-22 the books balance each night, whatever people and staff did by day',
    async () => {
      const lived: Day[] = [];
      await runMonth(shop, shortMonth, (day) => lived.push(day));
      expect(lived.filter(({ night }) => !isQuiet(night))).toEqual([]);
      const sumOf = (pick: (day: Day) => number) => lived.reduce((sum, day) => sum + pick(day), 0);
      expect(sumOf(({ orders }) => orders)).toBeGreaterThanOrEqual(shortMonth.orders - 1);
      expect(sumOf(({ subscriptions }) => subscriptions)).toBe(shortMonth.subscriptions);
      expect(sumOf(({ refunds }) => refunds)).toBeGreaterThan(0);
      expect(sumOf(({ declined }) => declined)).toBeGreaterThan(0);
    },
    THREE_DAYS,
  );
});
