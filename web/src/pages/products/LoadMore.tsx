import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#ui/Button.tsx';
import type { ListState } from './useListParams.ts';

/** Appends a page to the list; the URL follows, so that Back from a pattern restores the position. */
export function LoadMore({ state: { params, growingAddress }, isLoading }: { state: ListState; isLoading: boolean }) {
  return (
    <chakra.div display="flex" justifyContent="center" marginBottom="6">
      <LinkButton
        to={growingAddress(params.page + 1)}
        replace
        preventScrollReset
        variant="outline"
        aria-disabled={isLoading}
      >
        {isLoading ? 'Loading...' : 'Load More Patterns'}
      </LinkButton>
    </chakra.div>
  );
}
