import { chakra } from '@chakra-ui/react';
import { formatMoney, type Price } from '#lib/money.ts';

/** What to show of a price, and how. */
export interface PriceTextProps {
  /** Null while the category has no price: `Price TBD`. */
  readonly price: Price | null | undefined;
  /** The currency that leads; the other stands beside it when rupees lead. */
  readonly lead: 'INR' | 'USD';
}

const Amount = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', whiteSpace: 'nowrap' },
});
const Beside = chakra('span', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    color: 'ink.subtle',
    fontSize: '0.875em',
    marginInlineStart: '1.5',
    whiteSpace: 'nowrap',
  },
});

/** A price. Where rupees lead, the dollars that will be charged stand beside them. */
export function PriceText({ price, lead }: PriceTextProps) {
  if (!price) return <Amount>Price TBD</Amount>;
  if (price.usd.minorUnits === 0) return <Amount>Free</Amount>;
  if (lead === 'USD') return <Amount>{formatMoney(price.usd)}</Amount>;
  return (
    <span>
      <Amount>{formatMoney(price.inr)}</Amount>
      <Beside>{formatMoney(price.usd)}</Beside>
    </span>
  );
}
