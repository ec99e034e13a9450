import { chakra } from '@chakra-ui/react';
import { Spinner } from '#ui/Spinner.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Stands where a page will be while its script loads; as high as a screen, so that the footer stays below. */
export function PageLoading() {
  return (
    <chakra.div display="grid" placeItems="center" minHeight="100dvh" fontSize="28px" color="ink.muted">
      <Spinner />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </chakra.div>
  );
}
