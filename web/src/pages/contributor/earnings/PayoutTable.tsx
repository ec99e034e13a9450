import { chakra } from '@chakra-ui/react';
import { formatDate } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { payoutWords } from './payout-words.ts';
import type { Earnings } from './useEarnings.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '15px',
    '& th, & td': { textAlign: 'start', padding: '2', height: '44px', borderBottom: '1px solid', borderColor: 'line' },
    '& thead th': { color: 'ink.muted', fontWeight: 'medium' },
    '& .amount': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .reason': { color: 'ink.muted', fontSize: '14px' },
  },
});

/** The payouts of a studio, the newest first. */
export function PayoutTable({ payouts }: Pick<Earnings, 'payouts'>) {
  return (
    <Table aria-labelledby="payouts">
      <thead>
        <tr>
          <th scope="col">Payout</th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col" className="amount">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map(({ id, number, amount, status, reason, requestedAt }) => (
          <tr key={id}>
            <th scope="row">{number}</th>
            <td>
              <time dateTime={requestedAt}>{formatDate(requestedAt)}</time>
            </td>
            <td>
              {payoutWords[status]}
              {reason === null ? null : <p className="reason">{reason}</p>}
            </td>
            <td className="amount">{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
