import * as fc from 'fast-check';
import { periodEnd } from './billing-period.ts';
import { prorate } from './proration.ts';

const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });
const intervals = fc.constantFrom('month' as const, 'year' as const);
const prices = fc.integer({ min: 1, max: 500_000 });

const cases = fc.record({
  start: instants,
  from: fc.record({ priceCents: prices, interval: intervals }),
  to: fc.record({ priceCents: prices, interval: intervals }),
  creditCents: fc.integer({ min: 0, max: 200_000 }),
  /** Elapsed part of the period, in parts per million. */
  passed: fc.integer({ min: -100_000, max: 1_100_000 }),
});

function atPart(start: Date, end: Date, passed: number): Date {
  return new Date(start.getTime() + Math.round(((end.getTime() - start.getTime()) * passed) / 1_000_000));
}

test('B-09 a change of price never charges less than nothing, and loses no cent of credit', () => {
  fc.assert(
    fc.property(cases, ({ start, from, to, creditCents, passed }) => {
      const end = periodEnd(start, start, from.interval);
      const paid = { ...from, periodStart: start, periodEnd: end, creditCents };
      const { at, dueNowCents, creditCents: left } = prorate(paid, to, atPart(start, end, passed));
      expect(at >= start && at <= end).toBe(true);
      expect(Math.min(dueNowCents, left)).toBe(0);
      const share = (end.getTime() - at.getTime()) / (end.getTime() - start.getTime());
      const cost = from.interval === to.interval ? to.priceCents * share : to.priceCents;
      const exact = cost - from.priceCents * share - creditCents;
      expect(Math.abs(dueNowCents - left - exact)).toBeLessThanOrEqual(1.001);
    }),
    { numRuns: 2000 },
  );
});

test('changing there and back at one instant costs nothing in the end', () => {
  fc.assert(
    fc.property(cases, ({ start, from, to, passed }) => {
      const end = periodEnd(start, start, from.interval);
      const at = atPart(start, end, passed);
      const paid = { ...from, periodStart: start, periodEnd: end, creditCents: 0 };
      const there = prorate(paid, { ...to, interval: from.interval }, at);
      const between = { ...paid, priceCents: to.priceCents, creditCents: there.creditCents };
      const back = prorate(between, from, at);
      expect(back.creditCents - back.dueNowCents).toBe(there.dueNowCents);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2027-01-31T10:00:00.000Z', 'month', '2027-02-28T10:00:00.000Z', '2027-03-31T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 'month', '2028-02-29T10:00:00.000Z', '2028-03-31T10:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 'year', '2029-02-28T00:00:00.000Z', '2030-02-28T00:00:00.000Z'],
  ['2026-12-15T23:59:59.999Z', 'month', '2027-01-15T23:59:59.999Z', '2027-02-15T23:59:59.999Z'],
] as const)('from %s every %s: %s, then %s', (start, interval, first, second) => {
  const anchor = new Date(start);
  const end = periodEnd(anchor, anchor, interval);
  expect(end.toISOString()).toBe(first);
  expect(periodEnd(anchor, end, interval).toISOString()).toBe(second);
});

test('periods of a subscription follow each other without a gap for ten years', () => {
  fc.assert(
    fc.property(instants, intervals, (anchor, interval) => {
      let start = anchor;
      for (let count = 0; count < 120; count += 1) {
        const end = periodEnd(anchor, start, interval);
        const days = (end.getTime() - start.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(interval === 'month' ? 28 : 365);
        expect(days).toBeLessThanOrEqual(interval === 'month' ? 31 : 366);
        start = end;
      }
    }),
    { numRuns: 200 },
  );
});
