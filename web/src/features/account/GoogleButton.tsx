import { Box, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';

/** Sign-in with Google: off in this shop, and it says so. */
export function GoogleButton() {
  const reasonId = useId();
  return (
    <Box textAlign="center">
      <Button type="button" variant="outline" width="full" disabled aria-describedby={reasonId}>
        Google
      </Button>
      <Text id={reasonId} color="ink.muted" fontSize="14px" marginTop="2">
        Sign-in with Google is not set up in this shop.
      </Text>
    </Box>
  );
}
