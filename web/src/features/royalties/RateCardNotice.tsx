import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { AnnouncedRates } from './AnnouncedRates.tsx';
import type { RateCard_CardFragment } from './RateCard.fragment.generated.ts';
import { useRateCardNoticeQuery } from './RateCardNotice.query.generated.ts';
import { ratesAt } from './rates-at.ts';

const Box = chakra('section', { base: { border: '1px solid', borderColor: 'line', padding: '6' } });

/** Notice to a studio about announced rates; hidden if there are none. */
export function RateCardNotice() {
  const [now] = useState(() => new Date());
  const { data } = useRateCardNoticeQuery();
  const { announced } = ratesAt(readFragment<RateCard_CardFragment>(data?.rateCards ?? []), now);
  if (announced.length === 0) return null;
  return (
    <Box aria-label="Announced rates">
      <AnnouncedRates cards={announced} />
    </Box>
  );
}
