import { Box } from '@chakra-ui/react';

/** Says that no money moves: for a shop that is paid by its sandbox. */
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
