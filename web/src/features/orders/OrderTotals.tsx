import { Box, Flex } from '@chakra-ui/react';
import { formatLead, useLeadCurrency } from '#lib/currency.ts';
import { formatMoney, type Price } from '#lib/money.ts';

interface Props {
  readonly subtotal: Price;
  readonly discount: Price;
  readonly total: Price;
  /** The coupon behind the discount, if known. */
  readonly couponCode?: string | undefined;
}

/** Subtotal, discount and total in the leading currency, with the dollars that are charged. */
export function OrderTotals({ subtotal, discount, total, couponCode }: Props) {
  const lead = useLeadCurrency();
  const rows = [
    { label: 'Subtotal', amount: formatLead(subtotal, lead) },
    ...(discount.usd.minorUnits > 0
      ? [{ label: couponCode ? `Discount (${couponCode})` : 'Discount', amount: `−${formatLead(discount, lead)}` }]
      : []),
  ];
  return (
    <Flex as="dl" direction="column" gap="3" fontVariantNumeric="tabular-nums" aria-live="polite">
      {rows.map(({ label, amount }) => (
        <Flex key={label} justifyContent="space-between" gap="4" color="ink.muted">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </Flex>
      ))}
      <Flex
        justifyContent="space-between"
        gap="4"
        borderTopWidth="1px"
        borderColor="line"
        paddingTop="4"
        fontWeight="semibold"
        fontSize="20px"
      >
        <dt>Total</dt>
        <Box as="dd" textAlign="end">
          {formatLead(total, lead)}
          {lead === 'INR' ? (
            <Box color="ink.muted" fontSize="14px" fontWeight="normal">
              {formatMoney(total.usd)} charged
            </Box>
          ) : null}
        </Box>
      </Flex>
    </Flex>
  );
}
