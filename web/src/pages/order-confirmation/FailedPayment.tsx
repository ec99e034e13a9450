import { Text } from '@chakra-ui/react';
import type { Order_OrderFragment } from '#features/orders/Order.fragment.generated.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { PaymentLink } from './PaymentLink.tsx';

/** The payment was refused: the reason, and a retry in the same session. Nothing was charged. */
export function FailedPayment({ order }: { readonly order: Order_OrderFragment }) {
  return (
    <EmptyState
      level={1}
      title="Payment failed"
      actions={
        <>
          <PaymentLink paymentUrl={order.paymentUrl}>Try again</PaymentLink>
          <LinkButton to="/cart" variant="outline">
            Back to your bag
          </LinkButton>
        </>
      }
    >
      <Text role="alert">{order.paymentError ?? 'The payment was refused.'}</Text>
      <Text>Nothing was charged, and your bag is as you left it.</Text>
    </EmptyState>
  );
}
