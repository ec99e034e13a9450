import { chakra } from '@chakra-ui/react';
import { percentWords } from '@halfdrop/domain';
import { formatDay } from '#lib/dates.ts';
import type { RateCard_CardFragment } from './RateCard.fragment.generated.ts';

/** Announced rates with their reasons, for studios and prospective ones. */
export function AnnouncedRates({ cards }: { readonly cards: readonly RateCard_CardFragment[] }) {
  return cards.map(({ id, startsAt, saleBasisPoints, periodBasisPoints, reason }) => (
    <chakra.p key={id} maxWidth="text">
      From <time dateTime={startsAt}>{formatDay(startsAt)}</time> a studio gets {percentWords(saleBasisPoints)} of each
      sale, and {percentWords(periodBasisPoints)} of each subscription period that begins from then on. {reason}
    </chakra.p>
  ));
}
