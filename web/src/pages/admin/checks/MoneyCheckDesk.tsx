import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { NumberLink } from '#ui/NumberLink.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { checkAt, checkWords } from './check-words.ts';
import { type MoneyCheckQuery, useMoneyCheckQuery } from './MoneyCheck.query.generated.ts';

type Finding = NonNullable<MoneyCheckQuery['moneyCheck']>['findings'][number];

const overviewLink = (
  <LinkButton to="/admin" variant="link">
    Overview
  </LinkButton>
);

/** What one check finds just now, and what to do about it. */
export function MoneyCheckDesk() {
  const name = checkAt(useLocation().pathname);
  const { data, loading, error, refetch } = useMoneyCheckQuery(
    name ? { variables: { name }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const reload = reloadBy(refetch);
  if (!name) return <EmptyState level={1} title="There is no such check" actions={overviewLink} />;
  const { title, advice } = checkWords[name];
  const found = data?.moneyCheck;
  return (
    <>
      {overviewLink}
      <DeskHeading size="page" marginTop="4" marginBottom="6">
        {title}
      </DeskHeading>
      {found ? (
        <Findings findings={found.findings} total={found.check.findingCount} advice={advice} />
      ) : error && !loading ? (
        <ErrorState title="The check could not be made" onRetry={reload}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton height="16rem" />
      )}
    </>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly total: number;
  readonly advice: string;
}

function Findings({ findings, total, advice }: FindingsProps) {
  if (findings.length === 0) return <EmptyState title="Nothing is wrong">This was looked at just now.</EmptyState>;
  return (
    <>
      <chakra.p marginBottom="4">{advice}</chakra.p>
      <chakra.ul role="list" listStyleType="none" aria-label="What is wrong">
        {findings.map(({ reference, orderNumber, amount, happenedAt }) => (
          <chakra.li key={reference} paddingBlock="3" borderTop="1px solid" borderColor="line" overflowWrap="anywhere">
            {orderNumber ? <NumberLink to={`/admin/orders/${orderNumber}`}>{orderNumber}</NumberLink> : reference}
            {orderNumber && orderNumber !== reference ? `, ${reference}` : ''}
            <chakra.div color="ink.muted" fontSize="14px">
              {[amount && formatMoney(amount), happenedAt && formatMoment(happenedAt)].filter(Boolean).join(', ')}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      {total > findings.length ? (
        <chakra.p color="ink.muted">
          The oldest {findings.length} of {total}.
        </chakra.p>
      ) : null}
    </>
  );
}
