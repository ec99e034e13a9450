import { chakra } from '@chakra-ui/react';

/** Frame around the plan's offer for a pattern. */
export const PlanFrame = chakra('div', {
  base: { display: 'grid', gap: '3', padding: '4', borderRadius: 'md', background: 'linen' },
});
