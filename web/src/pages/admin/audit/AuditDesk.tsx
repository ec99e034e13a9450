import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { addressOf, variablesFrom } from './audit-place.ts';
import { useAuditDeskQuery } from './AuditDesk.query.generated.ts';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { ChainState } from './ChainState.tsx';

/** What the staff has changed, the newest first, with the filters that the address names. */
export function AuditDesk() {
  return (
    <>
      <DeskHeading size="page" marginBottom="6">
        Audit
      </DeskHeading>
      <ChainState />
      <AuditFilters />
      <AuditExport />
      <chakra.div minHeight="60rem">
        <Lines />
      </chakra.div>
    </>
  );
}

function Lines() {
  const [search] = useSearchParams();
  const { data, loading, error, refetch } = useAuditDeskQuery({
    variables: variablesFrom(search),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  const found = data?.auditLines;
  if (!found) {
    if (loading || !error) return <Skeleton height="60rem" />;
    return (
      <ErrorState title="The audit could not be loaded" onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  }
  if (found.items.length === 0) {
    return <EmptyState title="No changes">The staff has changed nothing of this kind.</EmptyState>;
  }
  return (
    <>
      <AuditTable lines={found.items} />
      <chakra.nav aria-label="Pages of the audit" display="flex" gap="3" marginTop="6">
        {search.has('before') ? (
          <LinkButton to={addressOf(search, {})} variant="outline">
            Newest
          </LinkButton>
        ) : null}
        {found.nextBefore === null ? null : (
          <LinkButton to={addressOf(search, { before: found.nextBefore })} variant="outline">
            Older
          </LinkButton>
        )}
      </chakra.nav>
    </>
  );
}
