import { chakra } from '@chakra-ui/react';
import { RateCardNotice } from '#features/royalties/RateCardNotice.tsx';
import { RoyaltySimulator } from '#features/royalties/RoyaltySimulator.tsx';
import { formatDate } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { accountWords } from './payout-words.ts';
import { PayoutTable } from './PayoutTable.tsx';
import { StatementsSection } from './StatementsSection.tsx';
import { TaxPapersSection } from './TaxPapersSection.tsx';
import { useEarnings } from './useEarnings.ts';

const Balance = chakra('p', {
  base: { fontFamily: 'display', fontSize: '40px', lineHeight: '1.1', fontVariantNumeric: 'tabular-nums' },
});

type Desk = ReturnType<typeof useEarnings>;
type Loaded = Omit<Desk, 'earnings'> & { readonly earnings: NonNullable<Desk['earnings']> };

/** What a studio can be paid, where its money goes, and what it was paid. For its owners. */
export function EarningsDesk({ studio }: Pick<DeskProps, 'studio'>) {
  const desk = useEarnings(studio.id);
  const { earnings, error } = desk;
  if (!earnings) {
    if (!error) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="The earnings could not be loaded" onRetry={desk.reload}>
        {error.message}
      </ErrorState>
    );
  }
  const loaded = { ...desk, earnings };
  return (
    <chakra.div display="grid" gap="12" gridTemplateColumns="minmax(0, 1fr)">
      <FormError message={desk.failure?.message} />
      <RateCardNotice />
      <BalanceSection {...loaded} />
      <AccountSection {...loaded} />
      <TaxPapersSection studioId={studio.id} taxPapers={earnings.taxPapers} />
      <section aria-labelledby="payouts">
        <Heading id="payouts" size="card" marginBottom="4">
          Payouts
        </Heading>
        {earnings.payouts.length === 0 ? (
          <EmptyState level={3} title="No payouts yet">
            Your first one is made when the balance has reached the minimum.
          </EmptyState>
        ) : (
          <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label="All payouts">
            <PayoutTable payouts={earnings.payouts} />
          </chakra.div>
        )}
      </section>
      <StatementsSection studioId={studio.id} />
      <section aria-labelledby="simulator">
        <Heading id="simulator" size="card" marginBottom="4">
          What would it give?
        </Heading>
        <RoyaltySimulator />
      </section>
    </chakra.div>
  );
}

function BalanceSection({ earnings, isOnItsWay, isBusy, request }: Loaded) {
  const { account, balance, pending, nextAvailableAt, minimum, taxPapers } = earnings;
  const isEnough = account?.status === 'ACTIVE' && balance.minorUnits >= minimum.minorUnits && !isOnItsWay;
  const isDue = isEnough && taxPapers !== null;
  return (
    <section aria-labelledby="balance">
      <Heading id="balance" size="card" marginBottom="4">
        Balance
      </Heading>
      <Balance>{formatMoney(balance)}</Balance>
      <chakra.p marginTop="3" maxWidth="36rem" color="ink.muted">
        Your part of each sale and of each subscriber’s period, from 14 days after it. Paid out by itself on the second
        of each month, or when you ask for it, from {formatMoney(minimum)}.
      </chakra.p>
      {nextAvailableAt === null || pending.minorUnits <= 0 ? null : (
        <chakra.p marginTop="3">
          {formatMoney(pending)} more is earned. The first of it is available from{' '}
          <time dateTime={nextAvailableAt}>{formatDate(nextAvailableAt)}</time>.
        </chakra.p>
      )}
      {isOnItsWay ? (
        <chakra.p role="status" marginTop="4">
          A payout is on its way.
        </chakra.p>
      ) : null}
      {isEnough && taxPapers === null ? (
        <chakra.p marginTop="4">
          <a href="#tax-papers">Fill in the tax papers</a> to be paid.
        </chakra.p>
      ) : null}
      {isDue ? (
        <Button marginTop="4" disabled={isBusy} onClick={() => void request()}>
          Pay out {formatMoney(balance)}
        </Button>
      ) : null}
    </section>
  );
}

function AccountSection({ earnings: { account }, isBusy, setUp }: Loaded) {
  const status = account?.status ?? 'PENDING';
  return (
    <section aria-labelledby="account">
      <Heading id="account" size="card" marginBottom="4">
        Where the money goes
      </Heading>
      <p>{accountWords[status]}</p>
      {account?.reason ? <chakra.p color="ink.muted">{account.reason}</chakra.p> : null}
      <Button variant="outline" marginTop="4" disabled={isBusy} onClick={() => void setUp()}>
        {status === 'PENDING' ? 'Set up payouts' : 'Change the bank account'}
      </Button>
    </section>
  );
}
