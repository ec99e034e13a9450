import { chakra } from '@chakra-ui/react';
import { formatLead, useLeadCurrency } from '#lib/currency.ts';
import { formatMoney, type Price } from '#lib/money.ts';

/** A price and how to show it. */
export interface PriceTextProps {
  /** Null if the category has no price yet: `Price TBD`. */
  readonly price: Price | null | undefined;
  /** Price before a reduction; struck through. */
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

/** A price. If rupees lead, the dollars that will be charged are shown next to them. */
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
