import { Box, Flex } from '@chakra-ui/react';
import { formatMoney, type Money } from '#lib/money.ts';

interface Props {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly total: Money;
  /** The coupon behind the discount, when it is known. */
  readonly couponCode?: string | undefined;
}

/** Subtotal, discount and total in dollars, as they are charged. */
export function OrderTotals({ subtotal, discount, total, couponCode }: Props) {
  const rows = [
    { label: 'Subtotal', amount: formatMoney(subtotal) },
    ...(discount.minorUnits > 0
      ? [{ label: couponCode ? `Discount (${couponCode})` : 'Discount', amount: `−${formatMoney(discount)}` }]
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
        <Box as="dd">{formatMoney(total)}</Box>
      </Flex>
    </Flex>
  );
}
