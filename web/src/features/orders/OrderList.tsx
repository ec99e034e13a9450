import { Box, Grid, Text } from '@chakra-ui/react';
import { licenseName } from '@halfdrop/domain';
import { formatDate } from '#lib/dates.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { formatMoney } from '#lib/money.ts';
import { OrderLink } from './OrderLink.tsx';
import type { OrderRow_OrderFragment } from './OrderRow.fragment.generated.ts';
import { orderStatusWords } from './order-words.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

function OrderRow({ order }: { readonly order: OrderRow_OrderFragment }) {
  const { number, status, createdAt, items, total, receiptUrl } = order;
  return (
    <Grid
      as="li"
      gridTemplateColumns={{ base: '1fr auto', md: '11rem 1fr 6rem 9rem' }}
      columnGap="6"
      rowGap="2"
      paddingBlock="5"
      borderBottomWidth="1px"
      alignItems="start"
    >
      <Box>
        <OrderLink order={order} />
        <Text color="ink.muted" fontSize="14px">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time> · {orderStatusWords[status]}
        </Text>
      </Box>
      <Box gridRow={{ base: '2', md: 'auto' }} gridColumn={{ base: '1 / -1', md: 'auto' }} minWidth="0">
        {items.map(({ id, title, license }) => (
          <Text key={id}>
            {title}{' '}
            <Box as="span" color="ink.muted" fontSize="14px">
              {licenseName(license)}
            </Box>
          </Text>
        ))}
      </Box>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" textAlign="end">
        {formatMoney(total)}
      </Text>
      <Box textAlign={{ md: 'end' }} gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {receiptUrl === null ? null : <ReceiptButton receiptUrl={receiptUrl} orderNumber={number} />}
      </Box>
    </Grid>
  );
}

/** The user's orders with links to their pages and, once paid, their receipts. */
export function OrderList({ orders }: { readonly orders: readonly Masked<OrderRow_OrderFragment>[] }) {
  return (
    <Box as="ul" aria-label="Your orders" listStyleType="none" borderTopWidth="1px">
      {readFragment<OrderRow_OrderFragment>(orders).map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </Box>
  );
}
