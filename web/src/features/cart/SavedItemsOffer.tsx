import { Box, Flex, Text } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { useSavedItems } from './useSavedItems.ts';

/**
 * Asks what to do with the patterns saved in this browser when the account's cart holds others.
 * Renders nothing without any.
 */
export function SavedItemsOffer() {
  const { count, state, addAll, leave, isAdding } = useSavedItems();
  if (state !== 'conflict') return null;
  return (
    <Box as="section" aria-label="Saved patterns" bg="linen" borderRadius="lg" padding="6" marginBottom="6">
      <Text role="status" fontWeight="semibold" fontSize="17px">
        You have {count} saved {count === 1 ? 'pattern' : 'patterns'}
      </Text>
      <Text color="ink.muted" marginTop="1">
        {count === 1 ? 'It was' : 'They were'} put into the bag on this device before you signed in; your bag holds
        others.
      </Text>
      <Flex gap="3" marginTop="4" wrap="wrap">
        <Button onClick={() => void addAll()} disabled={isAdding}>
          {isAdding ? 'Adding...' : 'Add to my bag'}
        </Button>
        <Button variant="outline" onClick={leave} disabled={isAdding}>
          Leave them
        </Button>
      </Flex>
    </Box>
  );
}
