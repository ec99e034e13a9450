import { Text } from '@chakra-ui/react';
import type { Order_OrderFragment } from '#features/orders/Order.fragment.generated.ts';
import { OrderLink } from '#features/orders/OrderLink.tsx';
import { ReceiptButton } from '#features/orders/ReceiptButton.tsx';
import { formatMoney } from '#lib/money.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';

/** The order was fully refunded: its licenses have ended, and downloads are gone. */
export function RefundedOrder({ order }: { readonly order: Order_OrderFragment }) {
  return (
    <EmptyState
      level={1}
      title="Order refunded"
      actions={
        <>
          <LinkButton to="/products">Continue Shopping</LinkButton>
          {order.receiptUrl && <ReceiptButton receiptUrl={order.receiptUrl} orderNumber={order.number} />}
        </>
      }
    >
      <Text>
        We have refunded {formatMoney(order.refunded)} of order <OrderLink order={order} />. It can take a few days to
        arrive.
      </Text>
      <Text>The licences of this order have ended, and its download links work no more.</Text>
    </EmptyState>
  );
}
