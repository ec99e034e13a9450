import { chakra, Text } from '@chakra-ui/react';
import type { RefundReason } from '#generated/types.ts';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { formatMoment } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import type { AdminOrder_OrderFragment } from './AdminOrder.fragment.generated.ts';

/** Why money goes back, in words. */
export const refundReasonWords: Readonly<Record<RefundReason, string>> = {
  DUPLICATE: 'Bought twice',
  FAILED_DELIVERY: 'Files never arrived',
  DEFECTIVE_FILE: 'Defective file',
};

/** What the operator needs to know of an order before money goes back. */
export function RefundedOrderFacts({ order }: { readonly order: AdminOrder_OrderFragment }) {
  return (
    <chakra.div marginBottom="4">
      <Text>
        {order.number}, {orderStatusWords[order.status]}, {formatMoney(order.total)}, {order.receiptEmail},{' '}
        {formatMoment(order.createdAt)}
      </Text>
      <Text color="ink.muted">Can still be refunded: {formatMoney(order.refundable)}</Text>
      {order.refunds.length > 0 && (
        <chakra.ul aria-label="Refunds so far" paddingInlineStart="5" marginTop="2">
          {order.refunds.map(({ id, amount, reason, status, requestedAt }) => (
            <li key={id}>
              {formatMoney(amount)}, {reason ? refundReasonWords[reason] : 'made at the payment provider'},{' '}
              {status === 'DONE' ? 'done' : 'on its way'}, {formatMoment(requestedAt)}
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
