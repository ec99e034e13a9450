import { table, type Bar } from '../report.ts';
import { isQuiet } from './night.ts';
import type { Day } from './run-month.ts';

const dollars = (cents: number) => (cents / 100).toFixed(2);
const sumOf = (days: readonly Day[], pick: (day: Day) => number) => days.reduce((sum, day) => sum + pick(day), 0);

const head = [
  'day',
  'orders',
  'USD',
  'declined',
  'unpaid',
  'refunds',
  'USD back',
  'subscribed',
  'claims',
  'tickets',
  'findings',
  'differences',
  'statements',
  'log errors',
  'seconds',
];

/** Formats a line for each day, and a total. */
export function printedDays(days: readonly Day[]): string {
  const rows = days.map((day) => [
    String(day.number),
    String(day.orders),
    dollars(day.taken),
    String(day.declined),
    String(day.abandoned),
    String(day.refunds),
    dollars(day.returned),
    String(day.subscriptions),
    String(day.claims),
    String(day.tickets),
    String(day.night.findings + day.night.stopped + day.night.unfinished),
    String(day.night.differences),
    day.night.doStatementsHold ? 'hold' : 'DIFFER',
    String(day.night.errors.length),
    day.seconds.toFixed(1),
  ]);
  const all = [
    'all',
    String(sumOf(days, ({ orders }) => orders)),
    dollars(sumOf(days, ({ taken }) => taken)),
    String(sumOf(days, ({ declined }) => declined)),
    String(sumOf(days, ({ abandoned }) => abandoned)),
    String(sumOf(days, ({ refunds }) => refunds)),
    dollars(sumOf(days, ({ returned }) => returned)),
    String(sumOf(days, ({ subscriptions }) => subscriptions)),
    String(sumOf(days, ({ claims }) => claims)),
    String(sumOf(days, ({ tickets }) => tickets)),
    '',
    '',
    '',
    '',
    sumOf(days, ({ seconds }) => seconds).toFixed(1),
  ];
  return table(head, [...rows, all]);
}

/** Returns a target that requires a count of zero. */
function none(promise: string, count: number): Bar {
  return { promise, figure: String(count), isMet: count === 0 };
}

/** Returns the targets of a run. */
export function barsOf(days: readonly Day[]): readonly Bar[] {
  const nights = days.map(({ night }) => night);
  return [
    {
      promise: 'quiet nights',
      figure: `${nights.filter(isQuiet).length} of ${nights.length}`,
      isMet: nights.every(isQuiet),
    },
    none(
      'findings of the checks on live money',
      sumOf(days, ({ night }) => night.findings),
    ),
    none(
      'differences from the payment provider',
      sumOf(days, ({ night }) => night.differences),
    ),
    none('nights on which statements differ', nights.filter(({ doStatementsHold }) => !doStatementsHold).length),
    none('orders that were paid and not completed', nights.at(-1)?.unfinished ?? 0),
    none(
      'jobs and payment events that stopped',
      sumOf(days, ({ night }) => night.stopped),
    ),
    none(
      'errors in the logs',
      sumOf(days, ({ night }) => night.errors.length),
    ),
  ];
}
