import { chakra } from '@chakra-ui/react';
import { formatLead, useLeadCurrency } from '#lib/currency.ts';
import { formatMoney, type Price } from '#lib/money.ts';

/** What to show of a price, and how. */
export interface PriceTextProps {
  /** Null while the category has no price: `Price TBD`. */
  readonly price: Price | null | undefined;
  /** What it cost before it was lowered; struck. */
  readonly original?: Price | null | undefined;
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
const Struck = chakra('s', {
  base: { fontVariantNumeric: 'tabular-nums', color: 'ink.subtle', marginInlineEnd: '1.5', whiteSpace: 'nowrap' },
});

/** A price. Where rupees lead, the dollars that will be charged stand beside them. */
export function PriceText({ price, original }: PriceTextProps) {
  const lead = useLeadCurrency();
  if (!price) return <Amount>Price TBD</Amount>;
  if (price.usd.minorUnits === 0) return <Amount>Free</Amount>;
  const struck = original ? (
    <Struck>
      <chakra.span srOnly>Before: </chakra.span>
      {formatLead(original, lead)}
    </Struck>
  ) : null;
  if (lead === 'USD' && !struck) return <Amount>{formatMoney(price.usd)}</Amount>;
  return (
    <span>
      {struck}
      <Amount>{formatLead(price, lead)}</Amount>
      {lead === 'INR' ? <Beside>{formatMoney(price.usd)}</Beside> : null}
    </span>
  );
}
