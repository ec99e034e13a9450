import { Box, Flex, Text } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { useSavedItems } from './useSavedItems.ts';

interface Props {
  /** The person has decided, either way. */
  readonly onDecided?: () => void;
  /** The person leaves them; without it only adding is offered. */
  readonly leaveLabel?: string;
}

/** Tells a signed-in person of the patterns saved in this browser before, and offers to add them. Empty without any. */
export function SavedItemsOffer({ onDecided, leaveLabel }: Props) {
  const { count, addAll, isAdding } = useSavedItems();
  if (count === 0) return null;

  const add = async () => {
    if (await addAll()) onDecided?.();
  };
  return (
    <Box as="section" aria-label="Saved patterns" bg="linen" borderRadius="lg" padding="6" marginBottom="6">
      <Text role="status" fontWeight="semibold" fontSize="17px">
        You have {count} saved {count === 1 ? 'pattern' : 'patterns'}
      </Text>
      <Text color="ink.muted" marginTop="1">
        {count === 1 ? 'It was' : 'They were'} put into the bag on this device before you signed in.
      </Text>
      <Flex gap="3" marginTop="4" wrap="wrap">
        <Button onClick={() => void add()} disabled={isAdding}>
          {isAdding ? 'Adding...' : 'Add to my bag'}
        </Button>
        {leaveLabel !== undefined && (
          <Button variant="outline" onClick={onDecided} disabled={isAdding}>
            {leaveLabel}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
