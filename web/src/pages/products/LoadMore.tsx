import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import type { ListState } from './useListParams.ts';

interface LoadMoreProps {
  readonly state: ListState;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
}

/** Grows the list by a page; the address follows, so that Back from a pattern finds the same place. */
export function LoadMore({ state: { params, pageAddress }, hasMore, isLoading }: LoadMoreProps) {
  const navigate = useNavigate();
  if (!hasMore && !isLoading) return null;
  return (
    <chakra.div display="flex" justifyContent="center">
      <Button
        variant="outline"
        disabled={isLoading}
        onClick={() => void navigate(pageAddress(params.page + 1), { replace: true })}
      >
        {isLoading ? 'Loading...' : 'Load More Patterns'}
      </Button>
    </chakra.div>
  );
}
