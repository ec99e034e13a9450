import { chakra } from '@chakra-ui/react';
import { percentWords } from '@halfdrop/domain';
import type { RateCard_CardFragment } from '#features/royalties/RateCard.fragment.generated.ts';
import { ratesAt } from '#features/royalties/rates-at.ts';
import { formatDay } from '#lib/dates.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '15px',
    '& th, & td': { textAlign: 'start', padding: '2', borderBottom: '1px solid', borderColor: 'line' },
    '& tbody th, & td': { verticalAlign: 'top', fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& thead th': { color: 'ink.muted', fontWeight: 'medium' },
    '& .wide': { display: { base: 'none', md: 'table-cell' } },
  },
});

interface Props {
  readonly cards: readonly RateCard_CardFragment[];
  readonly now: Date;
}

/** All rate cards, newest first: upcoming, current and past. */
export function RateCardTable({ cards, now }: Props) {
  const { current, announced } = ratesAt(cards, now);
  const stateOf = (card: RateCard_CardFragment) =>
    card === current ? 'Holds now' : announced.includes(card) ? 'Announced' : 'Held before';
  return (
    <Table aria-label="Rate cards">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">State</th>
          <th scope="col">Of a sale</th>
          <th scope="col">Of a period</th>
          <th scope="col" className="wide">
            Why
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.toReversed().map((card) => (
          <tr key={card.id}>
            <th scope="row">
              <time dateTime={card.startsAt}>{formatDay(card.startsAt)}</time>
              <chakra.div color="ink.muted" fontSize="14px">
                Version {card.version}
              </chakra.div>
            </th>
            <td>{stateOf(card)}</td>
            <td>{percentWords(card.saleBasisPoints)}</td>
            <td>{percentWords(card.periodBasisPoints)}</td>
            <td className="wide">{card.reason}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
