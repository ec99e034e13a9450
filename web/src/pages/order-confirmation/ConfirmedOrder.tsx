import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DownloadButton } from '#features/downloads/DownloadButton.tsx';
import type { Order_OrderFragment } from '#features/orders/Order.fragment.generated.ts';
import { OrderLink } from '#features/orders/OrderLink.tsx';
import { OrderItemList } from '#features/orders/OrderItemList.tsx';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { ReceiptButton } from '#features/orders/ReceiptButton.tsx';
import { ReceiptNote } from '#features/orders/ReceiptNote.tsx';
import { formatDate } from '#lib/dates.ts';
import { useLeadCurrency } from '#lib/currency.ts';
import { formatMoney } from '#lib/money.ts';
import { Heading } from '#ui/Heading.tsx';
import { LicenseNotes } from './LicenseNotes.tsx';
import { useCompletedPurchase } from './useCompletedPurchase.ts';
import { WhatsNext } from './WhatsNext.tsx';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="dt" color="ink.muted" fontSize="14px">
        {label}
      </Text>
      <Text as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </div>
  );
}

/** Amount charged; if rupees lead, with the equivalent from the price book. */
function PaidTotal({ order: { total, totalInRupees } }: { readonly order: Order_OrderFragment }) {
  const lead = useLeadCurrency();
  if (lead === 'USD' || !totalInRupees) return formatMoney(total);
  return `${formatMoney(totalInRupees)} (${formatMoney(total)} charged)`;
}

function OrderFacts({ order }: { readonly order: Order_OrderFragment }) {
  return (
    <Grid as="dl" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }} gap="6" marginBlock="8">
      <Fact label="Order">
        <OrderLink order={order} />
      </Fact>
      <Fact label="Status">{orderStatusWords[order.status]}</Fact>
      <Fact label="Total">
        <PaidTotal order={order} />
      </Fact>
      <Fact label="Date">
        <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
      </Fact>
    </Grid>
  );
}

interface Props {
  readonly order: Order_OrderFragment;
  readonly isWaiting: boolean;
}

function RefundNote({ order }: { readonly order: Order_OrderFragment }) {
  if (order.refunded.minorUnits === 0) return null;
  return (
    <Text role="note" marginBottom="8">
      We have refunded {formatMoney(order.refunded)} of this order. What is left to download is still yours.
    </Text>
  );
}

/** A paid order: details, downloads, receipt, licenses and next steps. */
export function ConfirmedOrder({ order, isWaiting }: Props) {
  useCompletedPurchase(order);
  const lines = order.items.map((item) => ({ ...item, picture: item.asset }));
  return (
    <Box maxWidth="56rem" marginInline="auto">
      <Box role="status">
        <Heading as="h1" size="page">
          Order Confirmed!
        </Heading>
      </Box>
      <OrderFacts order={order} />
      <RefundNote order={order} />
      <Flex direction="column" gap="10">
        <Box as="section" aria-labelledby="downloads">
          <Heading as="h2" id="downloads" size="card" marginBottom="4">
            Downloads
          </Heading>
          <OrderItemList
            label="Downloads"
            lines={lines}
            renderDetail={({ entitlement }) =>
              entitlement && (
                <Text color="ink.muted" fontSize="14px">
                  {entitlement.formats.join(', ')}
                </Text>
              )
            }
            renderEnd={({ entitlement, title }) =>
              entitlement && <DownloadButton entitlementId={entitlement.id} title={title} size="sm" />
            }
          />
        </Box>
        <ReceiptNote order={order} isWaiting={isWaiting} />
        {order.receiptUrl && (
          <Box>
            <ReceiptButton receiptUrl={order.receiptUrl} orderNumber={order.number} />
          </Box>
        )}
        <LicenseNotes items={order.items} />
        <WhatsNext />
      </Flex>
    </Box>
  );
}
