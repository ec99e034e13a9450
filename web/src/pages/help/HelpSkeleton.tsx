import { chakra } from '@chakra-ui/react';
import { Skeleton } from '#ui/Skeleton.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the help center while it loads. */
export function HelpSkeleton() {
  return (
    <chakra.div aria-busy="true" aria-label="Loading..." role="status">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
        gap={{ base: '3', md: '4' }}
        marginBottom={{ base: '12', md: '16' }}
      >
        {places.map((place) => (
          <Skeleton key={place} height="112px" borderRadius="lg" />
        ))}
      </chakra.div>
      {places.map((place) => (
        <Skeleton key={place} height="56px" marginBottom="3" />
      ))}
    </chakra.div>
  );
}
