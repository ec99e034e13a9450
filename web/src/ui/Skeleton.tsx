import { chakra } from '@chakra-ui/react';

/** Holds the place of what is being loaded; give it the size of what will stand there. */
export const Skeleton = chakra('div', {
  base: { bg: 'linen', borderRadius: 'md', animation: 'pulse 1.6s ease-in-out infinite', '@keyframes pulse': { '50%': { opacity: 0.55 } } },
});
