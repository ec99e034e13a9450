import { chakra } from '@chakra-ui/react';
import { Skeleton } from '#ui/Skeleton.tsx';

/** The cards of three plans beside each other, one below the other where the screen is narrow. */
export const PlanColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The cards while they are awaited. */
export function PlanPlaces() {
  return (
    <PlanColumns role="status" aria-label="Loading plans">
      <Skeleton height="23rem" borderRadius="lg" />
      <Skeleton height="23rem" borderRadius="lg" />
      <Skeleton height="23rem" borderRadius="lg" />
    </PlanColumns>
  );
}
