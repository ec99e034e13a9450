import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/dates.ts';
import { paidWords } from './plan-words.ts';
import type { Subscription } from './subscription-state.ts';
import { leftWords, periodEndLabels, usedWords } from './subscription-words.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '5',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'ink.muted', fontSize: '14px' },
    '& dd': { fontSize: '17px', fontWeight: 'semibold' },
  },
});
const Aside = chakra('span', {
  base: { display: 'block', color: 'ink.muted', fontSize: '14px', fontWeight: 'normal' },
});

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function paymentWords({ status, price, plan: { interval } }: Subscription): string {
  return status === 'TRIALING' ? 'Nothing to pay' : paidWords({ price, interval });
}

/** Price, next date, downloads and card of a subscription. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const { status, currentPeriodEndsAt, card } = subscription;
  const isOver = status === 'EXPIRED';
  return (
    <List>
      <Fact label="Price">{paymentWords(subscription)}</Fact>
      <Fact label={periodEndLabels[status]}>
        <time dateTime={currentPeriodEndsAt}>{formatDate(currentPeriodEndsAt)}</time>
      </Fact>
      {isOver ? null : (
        <Fact label="Downloads this month">
          {leftWords(subscription)} <Aside>{usedWords(subscription)}</Aside>
        </Fact>
      )}
      {card && !isOver ? (
        <Fact label="Card">
          {card.brand} ending {card.last4}
        </Fact>
      ) : null}
    </List>
  );
}
