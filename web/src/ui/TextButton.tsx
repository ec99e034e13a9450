import { chakra } from '@chakra-ui/react';

/** A button that reads as a link: for small actions beside text. */
export const TextButton = chakra(
  'button',
  {
    base: {
      minH: '6',
      px: '1',
      fontSize: 'sm',
      fontWeight: '500',
      color: 'ink',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      _hover: { color: 'madder' },
      _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    },
  },
  { defaultProps: { type: 'button' } },
);
