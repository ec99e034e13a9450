import { chakra } from '@chakra-ui/react';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Three plan cards side by side, stacked on narrow screens. */
export const PlanColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Placeholders for the cards. */
export function PlanPlaces() {
  return (
    <PlanColumns role="status" aria-label="Loading plans">
      <Skeleton height="23rem" borderRadius="lg" />
      <Skeleton height="23rem" borderRadius="lg" />
      <Skeleton height="23rem" borderRadius="lg" />
    </PlanColumns>
  );
}
