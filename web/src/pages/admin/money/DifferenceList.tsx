import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { NumberLink } from '#ui/NumberLink.tsx';
import { differenceWords, transactionPath } from './money-words.ts';
import type { ReconciliationsQuery } from './Reconciliations.query.generated.ts';

type Difference = NonNullable<ReconciliationsQuery['reconciliations']>['differences'][number];

const Item = chakra('li', {
  base: {
    paddingBlock: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    overflowWrap: 'anywhere',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const amountWords = (amount: Money | null) => (amount ? formatMoney(amount) : 'nothing');

interface Props {
  readonly differences: readonly Difference[];
  readonly total: number;
}

/** Differences between provider and books, each with both amounts and advice. */
export function DifferenceList({ differences, total }: Props) {
  return (
    <>
      <chakra.ul role="list" listStyleType="none" aria-label="Differences">
        {differences.map(
          ({ kind, difference, reference, theirAmount, ourAmount, ledgerKey, orderNumber, happenedAt }) => {
            const { title, advice } = differenceWords[difference][kind];
            return (
              <Item key={`${kind} ${reference}`}>
                <chakra.p fontWeight="semibold">{title}</chakra.p>
                <p>
                  {reference}: provider {amountWords(theirAmount)}, books {amountWords(ourAmount)}
                </p>
                <chakra.p color="ink.muted" fontSize="14px">
                  {formatMoment(happenedAt)}
                  {orderNumber ? (
                    <>
                      , <NumberLink to={`/admin/orders/${orderNumber}`}>{orderNumber}</NumberLink>
                    </>
                  ) : null}
                  {ledgerKey ? (
                    <>
                      , <Link to={transactionPath(ledgerKey)}>{ledgerKey}</Link>
                    </>
                  ) : null}
                </chakra.p>
                <p>{advice}</p>
              </Item>
            );
          },
        )}
      </chakra.ul>
      {total > differences.length ? (
        <chakra.p color="ink.muted">
          The oldest {differences.length} of {total}.
        </chakra.p>
      ) : null}
    </>
  );
}
