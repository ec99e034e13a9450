import { Box } from '@chakra-ui/react';

/** Notice that no money moves, shown if the shop uses the sandbox. */
export function PaymentTestNote() {
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
