import { chakra } from '@chakra-ui/react';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Placeholder for a long text. */
export function TextSkeleton() {
  return (
    <Page space="page" minHeight="100dvh">
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton height="14" maxWidth="26rem" />
      <Skeleton height="6" maxWidth="40rem" marginTop="5" />
      <chakra.div display="grid" gap="4" marginTop="16" marginInlineStart={{ lg: '19rem' }} maxWidth="text">
        {[100, 94, 97, 60, 100, 88].map((width, index) => (
          <Skeleton key={index} height="5" style={{ width: `${width}%` }} />
        ))}
      </chakra.div>
    </Page>
  );
}
