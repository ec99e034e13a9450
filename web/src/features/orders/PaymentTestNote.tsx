import { Box } from '@chakra-ui/react';
import { usePaymentMethodsQuery } from './PaymentMethods.query.generated.ts';

/** Says that no money moves, where the shop is paid by its sandbox. */
export function PaymentTestNote() {
  const { data } = usePaymentMethodsQuery();
  if (data?.isPaymentTest !== true) return null;
  return (
    <Box
      role="note"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
      padding="4"
      marginBottom="6"
      fontSize="14px"
    >
      This shop takes test payments only: no money moves, and only test cards are accepted. Please do not enter a real
      card.
    </Box>
  );
}
