import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useCartActions } from '#features/cart/useCartActions.ts';
import { Button } from '#ui/Button.tsx';

/** Empties the cart after a confirmation. */
export function ClearCart({ count }: { readonly count: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const { clear, isClearing } = useCartActions();
  const answer = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isAsking) answer.current?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button variant="ghost" size="sm" width="full" marginTop="3" onClick={() => setIsAsking(true)}>
        Clear Cart
      </Button>
    );
  }
  return (
    <Flex role="group" aria-label="Clear Cart" direction="column" gap="3" marginTop="4" alignItems="center">
      <Text>{count === 1 ? 'Remove the pattern?' : `Remove all ${count} patterns?`}</Text>
      <Flex gap="3">
        <Button ref={answer} size="sm" onClick={() => void clear()} disabled={isClearing}>
          Yes, clear
        </Button>
        <Button variant="outline" size="sm" onClick={() => setIsAsking(false)}>
          Keep
        </Button>
      </Flex>
    </Flex>
  );
}
