import { Box, Stack, Text } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PaymentLink } from './PaymentLink.tsx';

interface WaitingProps {
  /** The payment page, while payment is still possible. */
  readonly paymentUrl: string | null;
  readonly isWaiting: boolean;
  readonly onLookAgain: () => void;
}

function Waiting({ paymentUrl, isWaiting, onLookAgain }: WaitingProps) {
  return (
    <>
      <Text color="ink.muted" maxWidth="text">
        {isWaiting
          ? 'This page follows by itself as soon as the payment is confirmed.'
          : 'The payment has not been confirmed yet. Your order is kept; you may come back any time.'}
      </Text>
      <PaymentLink paymentUrl={paymentUrl}>Go to the payment page</PaymentLink>
      {!isWaiting && (
        <Button variant="outline" onClick={onLookAgain}>
          Check again
        </Button>
      )}
    </>
  );
}

/** The order is loading, or its payment is not confirmed yet. */
export function ProcessingOrder(props: WaitingProps | object) {
  return (
    <Stack alignItems="center" textAlign="center" gap="5" paddingBlock={{ base: '12', md: '20' }}>
      <Spinner fontSize="32px" />
      <Box role="status">
        <Heading as="h1">Processing your order...</Heading>
      </Box>
      {'paymentUrl' in props && <Waiting {...props} />}
    </Stack>
  );
}
