import { chakra } from '@chakra-ui/react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ProductColumns } from './ProductColumns.tsx';

/** Placeholder for the product page. */
export function ProductSkeleton() {
  return (
    <chakra.div paddingTop="16">
      <chakra.p role="status" srOnly>
        Loading Product...
      </chakra.p>
      <ProductColumns>
        <chakra.div gridArea="head">
          <Skeleton height="6" width="30%" />
          <Skeleton height="12" width="80%" marginTop="4" />
          <Skeleton height="11" marginTop="4" hideFrom="lg" />
        </chakra.div>
        <Skeleton gridArea="stage" aspectRatio={{ base: '1', md: '1.2' }} borderRadius="lg" />
        <chakra.div gridArea="buy">
          <Skeleton height="16" />
          <Skeleton height="44" marginTop="6" />
        </chakra.div>
      </ProductColumns>
    </chakra.div>
  );
}
