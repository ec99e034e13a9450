import { Box, Text } from '@chakra-ui/react';
import type { Order_OrderFragment } from './Order.fragment.generated.ts';

interface Props {
  readonly order: Pick<Order_OrderFragment, 'receiptEmail' | 'receiptStatus'>;
  /** False once the page has stopped polling for the receipt. */
  readonly isWaiting: boolean;
}

function noteFor({ order: { receiptEmail, receiptStatus }, isWaiting }: Props): string {
  if (receiptStatus === 'SENT') return 'Email sent!';
  return isWaiting
    ? `Sending receipt to ${receiptEmail}...`
    : `The receipt to ${receiptEmail} is still waiting to be sent. It will follow by itself.`;
}

/** Delivery status of the receipt's email. */
export function ReceiptNote(props: Props) {
  return (
    <Box as="section" aria-label="Receipt" bg="linen" borderRadius="lg" padding="5">
      <Text role="status" fontWeight="semibold">
        {noteFor(props)}
      </Text>
      {props.order.receiptStatus === 'SENT' && (
        <Text color="ink.muted" fontSize="14px">
          The receipt is on its way to {props.order.receiptEmail}.
        </Text>
      )}
    </Box>
  );
}
