import { formatDate } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { MoneyTable } from './MoneyTable.ts';
import { StatementFile } from './StatementFile.tsx';
import { payoutWords } from './payout-words.ts';
import type { Earnings } from './useEarnings.ts';

/** Payouts of a studio, newest first. */
export function PayoutTable({ payouts }: Pick<Earnings, 'payouts'>) {
  return (
    <MoneyTable aria-labelledby="payouts">
      <thead>
        <tr>
          <th scope="col">Payout</th>
          <th scope="col">Date</th>
          <th scope="col">Document</th>
          <th scope="col">Status</th>
          <th scope="col" className="amount">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map(({ id, number, amount, status, reason, requestedAt, documentUrl }) => (
          <tr key={id}>
            <th scope="row">{number}</th>
            <td>
              <time dateTime={requestedAt}>{formatDate(requestedAt)}</time>
            </td>
            <td>
              {documentUrl === null ? null : (
                <StatementFile url={documentUrl} name={`Halfdrop-payout-${number}.pdf`} format="PDF" />
              )}
            </td>
            <td>
              {payoutWords[status]}
              {reason === null ? null : <p className="detail">{reason}</p>}
            </td>
            <td className="amount">{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </MoneyTable>
  );
}
