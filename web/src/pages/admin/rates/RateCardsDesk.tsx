import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { RateCard_CardFragment } from '#features/royalties/RateCard.fragment.generated.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { AnnounceForm } from './AnnounceForm.tsx';
import { useRateCardsDeskQuery } from './RateCardsDesk.query.generated.ts';
import { RateCardTable } from './RateCardTable.tsx';

/** What studios are paid: the rates that hold, those that are announced, and those that held before. */
export function RateCardsDesk() {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useRateCardsDeskQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const readAgain = reloadBy(refetch);
  const cards = data?.rateCards && readFragment<RateCard_CardFragment>(data.rateCards);
  return (
    <>
      <DeskHeading size="page" marginBottom="6">
        Rate cards
      </DeskHeading>
      {cards ? (
        <chakra.div display="grid" gap="10">
          <RateCardTable cards={cards} now={now} />
          <AnnounceForm key={cards.length} cards={cards} now={now} onAnnounced={readAgain} />
        </chakra.div>
      ) : (error ?? data) ? (
        <ErrorState title="The rate cards could not be loaded" onRetry={readAgain}>
          {error?.message ?? 'Please try again in a moment.'}
        </ErrorState>
      ) : (
        <Skeleton height="24rem" />
      )}
    </>
  );
}
