import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatMonth } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { MoneyTable } from './MoneyTable.ts';
import { useRoyaltyStatementsQuery, type RoyaltyStatementsQuery } from './RoyaltyStatements.query.generated.ts';
import { StatementFile } from './StatementFile.tsx';
import { StatementLines } from './StatementLines.tsx';

type Statement = NonNullable<RoyaltyStatementsQuery['royaltyStatements']>[number];

/** The statements of a studio, and the lines of the one that the address names by `?statement=`. */
export function StatementsSection({ studioId }: { readonly studioId: string }) {
  const { data, error, refetch } = useRoyaltyStatementsQuery({ variables: { studioId } });
  const [search] = useSearchParams();
  const statements = data?.royaltyStatements;
  const shown = statements?.find(({ number }) => String(number) === search.get('statement'));
  const reload = reloadBy(refetch);
  return (
    <section aria-labelledby="statements">
      <Heading id="statements" size="card" marginBottom="4">
        Statements
      </Heading>
      {!statements && !error ? <Skeleton height="8rem" /> : null}
      {error ? (
        <ErrorState title="The statements could not be loaded" onRetry={reload}>
          {error.message}
        </ErrorState>
      ) : null}
      {statements?.length === 0 ? (
        <EmptyState level={3} title="No statements yet">
          The first one comes on the second of the month after your first sale.
        </EmptyState>
      ) : null}
      {statements && statements.length > 0 ? <StatementTable statements={statements} /> : null}
      {shown ? <StatementLines key={shown.id} studioId={studioId} number={shown.number} /> : null}
    </section>
  );
}

function StatementTable({ statements }: { readonly statements: readonly Statement[] }) {
  const [search] = useSearchParams();
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label="All statements">
      <MoneyTable aria-labelledby="statements">
        <thead>
          <tr>
            <th scope="col">Statement</th>
            <th scope="col">Month</th>
            <th scope="col">Lines</th>
            <th scope="col">Files</th>
            <th scope="col" className="amount">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {statements.map(({ id, number, month, lineCount, total, csvUrl, pdfUrl }) => (
            <tr key={id}>
              <th scope="row">{number}</th>
              <td>
                <Link to={{ search: searchWith(search, number) }} preventScrollReset>
                  {formatMonth(month)}
                </Link>
              </td>
              <td>{lineCount}</td>
              <td>
                <chakra.span display="flex" gap="2">
                  <StatementFile url={csvUrl} name={`Halfdrop-statement-${number}-${month}.csv`} format="CSV" />
                  <StatementFile url={pdfUrl} name={`Halfdrop-statement-${number}-${month}.pdf`} format="PDF" />
                </chakra.span>
              </td>
              <td className="amount">{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </MoneyTable>
    </chakra.div>
  );
}

function searchWith(search: URLSearchParams, number: number): string {
  const next = new URLSearchParams(search);
  next.set('statement', String(number));
  next.delete('page');
  return `?${next}`;
}
