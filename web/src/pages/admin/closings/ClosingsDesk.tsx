import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { CloseForm } from './CloseForm.tsx';
import { useClosingsDeskQuery } from './ClosingsDesk.query.generated.ts';
import type { Departure_AnnouncedFragment } from './Departure.fragment.generated.ts';
import { DepartureTable } from './DepartureTable.tsx';

/** Studios that leave, that the shop closes, and that have left. */
export function ClosingsDesk() {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useClosingsDeskQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const readAgain = reloadBy(refetch);
  const departures = data?.departures && readFragment<Departure_AnnouncedFragment>(data.departures);
  return (
    <>
      <DeskHeading size="page" marginBottom="6">
        Studios that leave
      </DeskHeading>
      {departures ? (
        <chakra.div display="grid" gap="10">
          {departures.length > 0 ? (
            <DepartureTable departures={departures} onChanged={readAgain} />
          ) : (
            <EmptyState title="No studio leaves" />
          )}
          <CloseForm now={now} onClosed={readAgain} />
        </chakra.div>
      ) : error ? (
        <ErrorState title="This could not be loaded" onRetry={readAgain}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton height="24rem" />
      )}
    </>
  );
}
