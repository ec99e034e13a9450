import { Box, Flex } from '@chakra-ui/react';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';

/** Next steps after a purchase. */
export function WhatsNext() {
  return (
    <Box as="section" aria-labelledby="next">
      <Heading as="h2" id="next" size="card" marginBottom="4">
        What's Next?
      </Heading>
      <Flex gap="3" wrap="wrap">
        <LinkButton to="/profile?tab=downloads" variant="outline">
          Your library
        </LinkButton>
        <LinkButton to="/profile?tab=orders" variant="outline">
          Your orders
        </LinkButton>
        <LinkButton to="/products" variant="outline">
          Browse Patterns
        </LinkButton>
      </Flex>
    </Box>
  );
}
