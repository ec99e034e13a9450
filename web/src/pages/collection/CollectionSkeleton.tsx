import { chakra } from '@chakra-ui/react';
import { TileSkeletons } from '#features/catalog/TileSkeletons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Placeholder for a collection's page. */
export function CollectionSkeleton() {
  return (
    <chakra.div paddingTop={{ base: '4', md: '8' }}>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton height={{ base: '420px', lg: '380px' }} borderRadius="lg" marginBottom="12" />
      <TileSkeletons count={8} columns="four" />
    </chakra.div>
  );
}
