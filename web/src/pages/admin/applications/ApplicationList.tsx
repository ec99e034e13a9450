import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { LinkChip } from '#ui/Chip.tsx';
import { isPastEnd, pageFrom } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { listedStatuses, statusFrom, statusWords } from './application-status.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { useApplicationsPageQuery } from './ApplicationsPage.query.generated.ts';

const HOME = '/admin/applications';

/** Applications, those that are due first in front, with the filter that the address names. */
export function ApplicationList() {
  const [search] = useSearchParams();
  const status = statusFrom(search);
  return (
    <>
      <chakra.nav aria-label="Status" display="flex" flexWrap="wrap" gap="2" marginBottom="6">
        <LinkChip to={HOME} aria-current={status === null ? 'page' : undefined}>
          All
        </LinkChip>
        {listedStatuses.map((each) => (
          <LinkChip
            key={each}
            to={`${HOME}?status=${each.toLowerCase()}`}
            aria-current={status === each ? 'page' : undefined}
          >
            {statusWords[each]}
          </LinkChip>
        ))}
      </chakra.nav>
      <Found />
    </>
  );
}

function Found() {
  const [search] = useSearchParams();
  const status = statusFrom(search);
  const page = pageFrom(search.get('page'));
  const { data, loading, error, refetch } = useApplicationsPageQuery({
    variables: { status, page },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => {
    refetch().catch((cause: unknown) => console.warn('The applications were not loaded.', cause));
  };
  const hrefOf = (number: number) =>
    `${HOME}?${status === null ? '' : `status=${status.toLowerCase()}&`}page=${number}`;
  const found = data?.studioApplications;
  if (!found) {
    if (loading || !error) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="The applications could not be loaded" onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  }
  if (found.pageInfo.totalItems === 0) {
    return <EmptyState title="No applications">There is none with this status.</EmptyState>;
  }
  const { totalPages } = found.pageInfo;
  if (isPastEnd(found)) return <PastTheEnd page={page} totalPages={totalPages} hrefOf={hrefOf} />;
  return (
    <>
      <ApplicationTable applications={found.items} />
      <chakra.div marginTop="8">
        <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} label="Pages of applications" />
      </chakra.div>
    </>
  );
}
