import { chakra } from '@chakra-ui/react';

/** Sets apart what the viewer's plan says of a pattern. */
export const PlanFrame = chakra('div', {
  base: { display: 'grid', gap: '3', padding: '4', borderRadius: 'md', background: 'linen' },
});
