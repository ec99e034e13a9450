import { chakra } from '@chakra-ui/react';
import { centsOf, percentWords, planWithInterval, RATE_CARD_NOTICE_DAYS } from '@halfdrop/domain';
import { useState } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { formatMoney } from '#lib/money.ts';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AnnouncedRates } from './AnnouncedRates.tsx';
import type { RateCard_CardFragment } from './RateCard.fragment.generated.ts';
import { ratesAt } from './rates-at.ts';
import { useRoyaltySimulatorQuery, type RoyaltySimulatorQuery } from './RoyaltySimulator.query.generated.ts';
import { simulatePeriod, simulateSale, type Rates, type Simulated } from './simulate.ts';

const Part = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    padding: '6',
  },
});

/** What a pattern is often sold for, to begin with. */
const examplePrices = { STANDARD: '9.00', EXTENDED: '19.00' } as const;
type SoldLicense = keyof typeof examplePrices;

/** What a sale, and a subscriber's period, would give a studio today: computed as its statements are. */
export function RoyaltySimulator() {
  const { data, loading } = useRoyaltySimulatorQuery();
  const [now] = useState(() => new Date());
  const { current: card, announced } = ratesAt(readFragment<RateCard_CardFragment>(data?.rateCards ?? []), now);
  if (!card) return loading ? <Skeleton height="24rem" /> : <p>The rates cannot be shown just now.</p>;
  return (
    <chakra.div display="grid" gap="6">
      <chakra.p maxWidth="text" color="ink.muted">
        A studio gets {percentWords(card.saleBasisPoints)} of what is paid for its pattern after discounts, before the
        fee of the payment provider, and {percentWords(card.periodBasisPoints)} of what each subscriber pays, shared by
        the patterns they downloaded with the plan in that time. There are no levels. What subscribers do not use, free
        downloads and trials pay nothing. Rates change only with {RATE_CARD_NOTICE_DAYS} days’ notice.
      </chakra.p>
      <AnnouncedRates cards={announced} />
      <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <SaleSimulator card={card} />
        <PeriodSimulator card={card} offered={[...(data?.membership ?? []), ...(data?.pricing ?? [])]} />
      </chakra.div>
    </chakra.div>
  );
}

interface CardProps {
  readonly card: Rates;
}

function SaleSimulator({ card }: CardProps) {
  const [license, setLicense] = useState<SoldLicense>('STANDARD');
  const [price, setPrice] = useState<string>(examplePrices.STANDARD);
  const cents = centsOf(price);
  const choose = (chosen: string) => {
    const next = chosen === 'EXTENDED' ? 'EXTENDED' : 'STANDARD';
    setLicense(next);
    setPrice(examplePrices[next]);
  };
  return (
    <Part>
      <Heading as="legend" size="card">
        A sale
      </Heading>
      <SelectField label="Licence" value={license} onChange={(event) => choose(event.target.value)}>
        <option value="STANDARD">Standard licence</option>
        <option value="EXTENDED">Extended licence</option>
      </SelectField>
      <TextField
        label="Price after discount, USD"
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        error={cents === null ? 'An amount such as 9.00' : undefined}
      />
      <Outcome simulated={cents === null ? null : simulateSale(card, cents)} />
    </Part>
  );
}

interface PeriodProps extends CardProps {
  readonly offered: NonNullable<RoyaltySimulatorQuery['pricing']>;
}

function PeriodSimulator({ card, offered }: PeriodProps) {
  const plans = offered.filter(({ interval }) => interval !== null);
  const [planId, setPlanId] = useState('');
  const [own, setOwn] = useState('2');
  const [all, setAll] = useState('10');
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const [ownCount, allCount] = [countOf(own), countOf(all)];
  const isTooMany = ownCount !== null && allCount !== null && ownCount > allCount;
  const isComplete = plan && ownCount !== null && allCount !== null && !isTooMany;
  return (
    <Part>
      <Heading as="legend" size="card">
        A subscriber
      </Heading>
      <SelectField label="Plan" value={plan?.id ?? ''} onChange={(event) => setPlanId(event.target.value)}>
        {plans.map((each) => (
          <option key={each.id} value={each.id}>
            {planWithInterval(each)}, {formatMoney(each.price)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Patterns downloaded in all"
        inputMode="numeric"
        value={all}
        onChange={(event) => setAll(event.target.value)}
        error={allCount === null ? 'A number from 1 to 9999' : undefined}
      />
      <TextField
        label="Of them, yours"
        inputMode="numeric"
        value={own}
        onChange={(event) => setOwn(event.target.value)}
        error={isTooMany ? 'Not more than in all' : ownCount === null ? 'A number from 1 to 9999' : undefined}
      />
      <Outcome simulated={isComplete ? simulatePeriod(card, plan.price.minorUnits, ownCount, allCount) : null} />
    </Part>
  );
}

function Outcome({ simulated }: { readonly simulated: Simulated | null }) {
  return (
    <chakra.output display="block" aria-live="polite">
      {simulated ? (
        <>
          <chakra.span fontFamily="display" fontSize="28px" fontVariantNumeric="tabular-nums" display="block">
            {formatMoney({ minorUnits: simulated.cents, currency: 'USD' })}
          </chakra.span>
          <chakra.span color="ink.muted" fontSize="14px">
            {simulated.formula}
          </chakra.span>
        </>
      ) : null}
    </chakra.output>
  );
}

function countOf(text: string): number | null {
  return /^\s*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : null;
}
