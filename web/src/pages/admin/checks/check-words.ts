import type { MoneyCheckName } from '#generated/types.ts';

interface CheckWords {
  readonly title: string;
  /** What to do about a finding. */
  readonly advice: string;
}

/** Description and advice of each check. */
export const checkWords: Readonly<Record<MoneyCheckName, CheckWords>> = {
  PAID_NOT_COMPLETED: {
    title: 'Paid, not completed',
    advice: 'Look for the payment event that failed and process it again: it completes the order.',
  },
  ORDER_WITHOUT_CHARGE: {
    title: 'Orders without a charge',
    advice: 'Compare with the provider. Nothing was booked for these orders, though they were completed.',
  },
  CHARGE_WITHOUT_ORDER: {
    title: 'Charges without an order',
    advice: 'Complete the order by its payment event, or give the money back at the provider.',
  },
  ORDER_WITHOUT_LICENSE: {
    title: 'Orders without a licence',
    advice: 'The buyer has paid and holds nothing: refund the order, and tell who runs the machine.',
  },
  LICENSE_WITHOUT_CAUSE: {
    title: 'Licences without a cause',
    advice: 'Nobody has paid for or claimed these. Find out in the audit how they came about.',
  },
  UNBALANCED_TRANSACTION: {
    title: 'Transactions that do not sum to zero',
    advice: 'The database refuses these: somebody has changed it by hand. Restore it from a backup.',
  },
  STATEMENT_MISMATCH: {
    title: 'Statements that differ from their lines',
    advice: 'Compute the statements again before the studios are paid.',
  },
  PROVIDER_DIFFERENCE: {
    title: 'Differences from the provider',
    advice: 'The money desk says of each difference what to do.',
  },
};

/** Returns the path of a check's list. */
export function checkPath(name: MoneyCheckName): string {
  return `/admin/money-checks/${name.toLowerCase().replaceAll('_', '-')}`;
}

const names: readonly MoneyCheckName[] = [
  'PAID_NOT_COMPLETED',
  'ORDER_WITHOUT_CHARGE',
  'CHARGE_WITHOUT_ORDER',
  'ORDER_WITHOUT_LICENSE',
  'LICENSE_WITHOUT_CAUSE',
  'UNBALANCED_TRANSACTION',
  'STATEMENT_MISMATCH',
  'PROVIDER_DIFFERENCE',
];

/** Returns the check at a path; undefined if there is none. */
export function checkAt(pathname: string): MoneyCheckName | undefined {
  return names.find((name) => checkPath(name) === pathname);
}
