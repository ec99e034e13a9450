import { chakra } from '@chakra-ui/react';
import { Spinner } from '#ui/Spinner.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Placeholder while a page's script loads. One viewport high, so that the footer stays below the fold. */
export function PageLoading() {
  return (
    <chakra.div display="grid" placeItems="center" minHeight="100dvh" fontSize="28px" color="ink.muted">
      <Spinner />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </chakra.div>
  );
}
