import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#lib/money.ts';
import { DayBars } from '#ui/DayBars.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { StudioOverviewQuery } from './StudioOverview.query.generated.ts';

interface LastSalesProps {
  readonly days: NonNullable<StudioOverviewQuery['studioInsights']>['days'];
  /** Available balance; null for non-owners, or if unknown. */
  readonly balance: NonNullable<StudioOverviewQuery['studioPayouts']>['balance'] | null;
  readonly studioSlug: string;
}

/** Sales, claims and views of the last 30 days, and the available balance for owners. */
export function LastSales({ days, balance, studioSlug }: LastSalesProps) {
  const total = (count: (day: (typeof days)[number]) => number) => days.reduce((sum, day) => sum + count(day), 0);
  const studio = `?studio=${studioSlug}`;
  const [sold, claimed] = [total(({ sales }) => sales), total(({ claims }) => claims)];
  return (
    <section aria-labelledby="last-sales">
      <Heading id="last-sales" size="card" marginBottom="4">
        Last 30 days
      </Heading>
      <Figures
        figures={[
          ['Sold', sold],
          ['Claimed with plans', claimed],
          ['Viewed', total(({ views }) => views)],
          ...(balance ? [['Balance', formatMoney(balance), `/contributor/earnings${studio}`] as const] : []),
        ]}
      />
      {sold + claimed > 0 ? (
        <chakra.div marginTop="6">
          <DayBars
            days={days.map(({ day, sales, claims }) => ({ day, counts: [sales, claims] }))}
            words={['sold', 'claimed with plans']}
          />
        </chakra.div>
      ) : null}
      <chakra.p marginTop="3" textDecoration="underline" textUnderlineOffset="3px">
        <Link to={`/contributor/insights${studio}`}>See them by pattern</Link>
      </chakra.p>
    </section>
  );
}
