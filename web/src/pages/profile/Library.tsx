import { Box, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { HistoryList } from '#features/downloads/HistoryList.tsx';
import { useLibraryQuery } from '#features/downloads/Library.query.generated.ts';
import { LibraryList } from '#features/downloads/LibraryList.tsx';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { isPastEnd, pageFrom } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';

const hrefOf = (number: number) => `/profile?tab=downloads&page=${number}`;
const PER_PAGE = 24;

/** The user's licenses, newest first, to download any number of times. */
export function Library() {
  const [search] = useSearchParams();
  const page = pageFrom(search.get('page'));
  const { data, error, refetch } = useLibraryQuery({
    variables: { page, limit: PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const reload = reloadBy(refetch);

  const library = data?.library;
  if (!library) {
    if (error) {
      return (
        <ErrorState title="Your library could not be loaded" onRetry={reload}>
          What you own is safe. Please try again.
        </ErrorState>
      );
    }
    return (
      <Box role="status" aria-label="Loading your library">
        <Skeleton height="20rem" />
      </Box>
    );
  }
  const { totalItems, totalPages } = library.pageInfo;
  if (totalItems === 0) {
    return (
      <EmptyState title="Your library is empty" actions={<LinkButton to="/products">Browse Patterns</LinkButton>}>
        Patterns you buy stay here, and downloading them again is free.
      </EmptyState>
    );
  }
  if (isPastEnd(library)) return <PastTheEnd page={page} totalPages={totalPages} hrefOf={hrefOf} />;
  return (
    <>
      <Text role="status" color="ink.muted" marginBottom="4">
        {totalItems} {totalItems === 1 ? 'pattern' : 'patterns'}
      </Text>
      <LibraryList items={library.items} />
      <Box marginTop="8">
        <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} label="Pages of your library" />
      </Box>
      <HistoryList />
    </>
  );
}
