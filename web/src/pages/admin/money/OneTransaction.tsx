import { useParams } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { NumberLink } from '#ui/NumberLink.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { useOneTransactionQuery } from './OneTransaction.query.generated.ts';

const moneyLink = (
  <LinkButton to="/admin/money" variant="link">
    Money
  </LinkButton>
);

function orderLink(number: string) {
  return <NumberLink to={`/admin/orders/${number}`}>{number}</NumberLink>;
}

/** One transaction of the ledger: what each account received, and what it belongs to. */
export function OneTransaction() {
  const { key = '' } = useParams();
  const { data, loading, error, refetch } = useOneTransactionQuery({
    variables: { key },
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const found = data?.ledgerTransaction;
  if (found) {
    const { transaction, entries, orderNumber } = found;
    return (
      <>
        {moneyLink}
        <DeskHeading size="section" marginTop="4" marginBottom="6" overflowWrap="anywhere">
          {transaction.key}
        </DeskHeading>
        <FactList
          facts={[
            ['Kind', transaction.kind],
            ['Booked', formatMoment(transaction.postedAt)],
            ['Order', orderNumber === null ? null : orderLink(orderNumber)],
            ...entries.map(({ account, amount }) => [account, formatMoney(amount)] as const),
          ]}
        />
      </>
    );
  }
  if (loading) return <Skeleton height="20rem" />;
  if (error) {
    return (
      <ErrorState level={1} title="The transaction could not be loaded" onRetry={reload} actions={moneyLink}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState level={1} title="There is no such transaction" actions={moneyLink}>
      Nothing was booked as {key}.
    </EmptyState>
  );
}
