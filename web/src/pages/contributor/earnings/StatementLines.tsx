import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { RoyaltyKind } from '#generated/types.ts';
import { formatDate, formatMonth } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { MoneyTable } from './MoneyTable.ts';
import { StatementCheck } from './StatementCheck.tsx';
import { useRoyaltyStatementLinesQuery } from './RoyaltyStatementLines.query.generated.ts';

const kindWords: Record<RoyaltyKind, string> = {
  SALE: 'Sale',
  REFUND: 'Refund of a sale',
  PERIOD: 'Share of a subscription',
  PERIOD_REFUND: 'Refund of a subscription',
};

/** A statement with one page of its lines. */
export function StatementLines({ studioId, number }: { readonly studioId: string; readonly number: number }) {
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const variables = { studioId, number, page };
  const { data, previousData, error, refetch } = useRoyaltyStatementLinesQuery({ variables });
  const found = (data ?? previousData)?.royaltyStatement;
  if (error) {
    return (
      <ErrorState title="The statement could not be loaded" onRetry={reloadBy(refetch)}>
        {error.message}
      </ErrorState>
    );
  }
  if (!found) return <Skeleton height="16rem" />;
  const { statement, lines, pageInfo } = found;
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(to));
    return `?${next}`;
  };
  return (
    <chakra.section aria-labelledby="statement" marginTop="8">
      <Heading as="h3" id="statement" size="card" marginBottom="2">
        Statement {statement.number}, {formatMonth(statement.month)}
      </Heading>
      <chakra.p color="ink.muted" fontSize="14px" marginBottom="4" overflowWrap="anywhere">
        Frozen. SHA-256 of its CSV: {statement.csvSha256}
      </chakra.p>
      <StatementCheck key={statement.id} statement={statement} />
      <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label="Lines">
        <LineTable lines={lines} />
      </chakra.div>
      {pageInfo.totalPages > 1 ? (
        <Pagination page={pageInfo.page} totalPages={pageInfo.totalPages} hrefOf={hrefOf} label="Lines" />
      ) : null}
    </chakra.section>
  );
}

type Lines = NonNullable<
  NonNullable<ReturnType<typeof useRoyaltyStatementLinesQuery>['data']>['royaltyStatement']
>['lines'];

function LineTable({ lines }: { readonly lines: Lines }) {
  return (
    <MoneyTable aria-labelledby="statement">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Date</th>
          <th scope="col">Event</th>
          <th scope="col">Formula</th>
          <th scope="col" className="amount">
            Net
          </th>
          <th scope="col" className="amount">
            Rate
          </th>
          <th scope="col" className="amount">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, occurredAt, event, kind, title, net, basisPoints, formula, amount }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>
              <time dateTime={occurredAt}>{formatDate(occurredAt)}</time>
            </td>
            <td>
              {title === null ? kindWords[kind] : `${kindWords[kind]}: ${title}`}
              <p className="detail">{event}</p>
            </td>
            <td>{formula}</td>
            <td className="amount">{formatMoney(net)}</td>
            <td className="amount">{basisPoints / 100}%</td>
            <td className="amount">{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </MoneyTable>
  );
}
