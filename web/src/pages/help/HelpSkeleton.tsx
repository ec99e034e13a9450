import { chakra } from '@chakra-ui/react';
import { Skeleton } from '#ui/Skeleton.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders for the six categories. */
export function CardSkeletons() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
      gap={{ base: '3', md: '4' }}
    >
      {places.map((place) => (
        <Skeleton key={place} height={{ base: '100px', md: '108px' }} borderRadius="lg" />
      ))}
    </chakra.div>
  );
}

/** Placeholders for the questions. */
export function ArticleSkeletons() {
  return (
    <chakra.div role="status" aria-label="Loading..." aria-busy="true" display="grid" gap="3">
      {places.map((place) => (
        <Skeleton key={place} height="56px" />
      ))}
    </chakra.div>
  );
}
