import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Spinner, hidden from screen readers: state what is loading in text. Sized by `fontSize`. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      border: '2px solid currentColor',
      borderTopColor: 'transparent',
      borderRadius: 'full',
      animation: `${turn} 800ms linear infinite`,
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
