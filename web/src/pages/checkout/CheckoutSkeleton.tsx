import { Grid } from '@chakra-ui/react';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Placeholder for checkout. */
export function CheckoutSkeleton() {
  return (
    <Grid role="status" aria-label="Loading checkout" gridTemplateColumns={{ base: '1fr', lg: '1fr 400px' }} gap="8">
      <Skeleton height="320px" borderRadius="lg" />
      <Skeleton height="320px" borderRadius="lg" />
    </Grid>
  );
}
