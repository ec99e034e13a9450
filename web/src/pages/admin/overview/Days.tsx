import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { can } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { CountTable } from '#ui/CountTable.tsx';
import { DayBars } from '#ui/DayBars.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { type AdminDaysQuery, useAdminDaysQuery } from './AdminDays.query.generated.ts';
import { FigureSection } from './FigureSection.tsx';

type Day = NonNullable<AdminDaysQuery['adminDays']>[number];

const dollars = (cents: number) => formatMoney({ minorUnits: cents, currency: 'USD' });
const plain = (count: number) => count.toLocaleString('en-US');

/** What is counted, where it is listed, and how it is formatted. */
const rows: ReadonlyArray<{
  readonly words: string;
  readonly to: string;
  readonly count: (day: Day) => number;
  readonly write?: (count: number) => string;
  /** Returns the URL of the list for a range of days. */
  readonly listed?: (first: string, last: string) => string;
}> = [
  { words: 'Revenue', to: '/admin/money', count: ({ revenue }) => revenue.minorUnits, write: dollars },
  {
    words: 'Refunded',
    to: '/admin/orders?view=refunded',
    count: ({ refunded }) => refunded.minorUnits,
    write: dollars,
  },
  {
    words: 'Orders paid',
    to: '/admin/orders?view=sold',
    count: ({ orders }) => orders,
    listed: (first, last) => `/admin/orders?view=sold&from=${first}&until=${last}`,
  },
  { words: 'Periods of plans paid', to: '/admin/subscriptions', count: ({ periods }) => periods },
  { words: 'New people', to: '/admin/people', count: ({ people }) => people },
  { words: 'Subscriptions begun', to: '/admin/subscriptions', count: ({ subscriptionsBegun: begun }) => begun },
  {
    words: 'Subscriptions canceled',
    to: '/admin/subscriptions?view=canceled',
    count: ({ subscriptionsCanceled: canceled }) => canceled,
  },
  {
    words: 'Renewals not paid',
    to: '/admin/subscriptions?view=unpaid',
    count: ({ paymentsFailed: failed }) => failed,
  },
];

/** Reserved height of bars and table, so that nothing below shifts when they load. */
const HEIGHT = { base: '38.125rem', lg: '36.75rem' };

/** Activity today and in the last 30 days, for staff with access to money. */
export function Days() {
  const user = useCurrentUser();
  const isTheirs = can(user, 'money.inspect');
  const { data, loading, error, refetch } = useAdminDaysQuery(
    isTheirs ? { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const retry = reloadBy(refetch);
  if (!isTheirs) return null;
  const days = data?.adminDays;
  return (
    <FigureSection id="days" title="Today and the last 30 days">
      {days ? (
        <Counted days={days} />
      ) : error && !loading ? (
        <ErrorState title="The figures of the days could not be loaded" onRetry={retry}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton height={HEIGHT} />
      )}
    </FigureSection>
  );
}

function Counted({ days }: { readonly days: readonly Day[] }) {
  const today = days.slice(-1);
  return (
    <chakra.div display="grid" gridTemplateRows="1fr auto" gap="8" minHeight={HEIGHT}>
      <DayBars
        days={days.map(({ day, revenue }) => ({ day, counts: [revenue.minorUnits] }))}
        words={['taken']}
        format={dollars}
      />
      <CountTable>
        <thead>
          <tr>
            <th scope="col">
              <chakra.span srOnly>What</chakra.span>
            </th>
            <th scope="col" className="number">
              Today
            </th>
            <th scope="col" className="number">
              30 days
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ words, to, count, write = plain, listed }) => (
            <tr key={words}>
              <th scope="row">
                <Link to={to}>{words}</Link>
              </th>
              {[today, days].map((counted, index) => (
                <td key={index} className="number">
                  <Listed days={counted} listed={listed}>
                    {write(sum(counted.map(count)))}
                  </Listed>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </CountTable>
    </chakra.div>
  );
}

interface ListedProps {
  readonly days: readonly Day[];
  readonly listed: ((first: string, last: string) => string) | undefined;
  readonly children: string;
}

/** A count linking to its list, if that can be filtered by day. */
function Listed({ days, listed, children }: ListedProps) {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!listed || first === undefined || last === undefined) return children;
  return <Link to={listed(first, last)}>{children}</Link>;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
