import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** How what stands in for something moves. */
export const breathing = { animation: `${breathe} 1.6s ease-in-out infinite` };

/** A quiet block in the place of what is loading. Give it the height, or the aspect ratio, of what will come. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      background: 'linen',
      borderRadius: 'md',
      ...breathing,
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
