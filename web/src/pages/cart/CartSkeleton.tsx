import { Box, Flex } from '@chakra-ui/react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CartColumns } from './CartColumns.tsx';

/** Placeholder as tall as a short cart, so that nothing shifts. */
export function CartSkeleton() {
  const lines = ['first', 'second'].map((line) => (
    <Flex key={line} gap="6" paddingBlock="6" borderBottomWidth="1px">
      <Skeleton width="136px" height="136px" borderRadius="md" />
      <Box flex="1">
        <Skeleton width="50%" height="20px" />
        <Skeleton width="35%" height="16px" marginTop="3" />
      </Box>
    </Flex>
  ));
  return (
    <Box role="status" aria-label="Loading your bag">
      <CartColumns
        list={<Box borderTopWidth="1px">{lines}</Box>}
        aside={<Skeleton height="420px" borderRadius="lg" />}
      />
    </Box>
  );
}
