import { chakra } from '@chakra-ui/react';

/** First tab stop: skips the header. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      insetInlineStart="4"
      zIndex="70"
      paddingInline="4"
      paddingBlock="2"
      borderRadius="full"
      background="ink"
      color="paper"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
