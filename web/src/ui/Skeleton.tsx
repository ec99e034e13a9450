import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** A quiet block in the place of what is loading. Give it the height, or the aspect ratio, of what will come. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      background: 'linen',
      borderRadius: 'md',
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
