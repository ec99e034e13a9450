import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Pulse animation of placeholders. */
export const breathing = { animation: `${breathe} 1.6s ease-in-out infinite` };

/** Placeholder for content that is loading. Give it the final height or aspect ratio. */
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
