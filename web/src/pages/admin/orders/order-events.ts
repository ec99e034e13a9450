import type { RefundReason } from '#generated/types.ts';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { formatMoney } from '#lib/money.ts';
import type { TimelineEvent } from '#ui/Timeline.tsx';
import type { AdminOrder_OrderFragment } from './AdminOrder.fragment.generated.ts';

/** Labels of refund reasons. */
export const refundReasonWords: Readonly<Record<RefundReason, string>> = {
  DUPLICATE: 'Bought twice',
  FAILED_DELIVERY: 'Files never arrived',
  DEFECTIVE_FILE: 'Defective file',
};

/** Descriptions of what caused status changes; others are shown as stored. */
const causeWords: Readonly<Record<string, string>> = {
  'account deleted': 'The account was deleted',
  'an older order is paid': 'An older order of the same bag was paid',
  checkout: 'Checkout began',
  'never opened': 'The payment page was never opened',
  'not paid in time': 'It was not paid in time',
  'nothing to pay': 'There was nothing to pay',
  'payment.failed': 'The payment was refused',
  'payment.refunded': 'The money went back',
  'payment.succeeded': 'The payment came in',
  'price changed': 'A price had changed',
  'wrong amount': 'Another amount was paid',
};

/** Returns the events of an order, oldest first: status changes and requested refunds. */
export function orderEvents({ steps, refunds }: AdminOrder_OrderFragment): TimelineEvent[] {
  const events = [
    ...steps.map(({ to, cause, happenedAt }, position) => ({
      id: `step-${position}`,
      at: happenedAt,
      title: sentence(orderStatusWords[to]),
      children: causeWords[cause] ?? cause,
    })),
    ...refunds.map(({ id, amount, reason, status, requestedAt }) => ({
      id,
      at: requestedAt,
      title: `Refund of ${formatMoney(amount)} asked for`,
      children: `${reason ? refundReasonWords[reason] : 'Made at the payment provider'}, ${status === 'DONE' ? 'done' : 'on its way'}`,
    })),
  ];
  return events.toSorted((left, right) => left.at.localeCompare(right.at));
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
