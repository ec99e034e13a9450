import { Box, Flex, Text } from '@chakra-ui/react';
import { formatLead, useLeadCurrency } from '#lib/currency.ts';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import { usePricedCart } from './usePricedCart.ts';

const MAX_PICTURES = 4;

/** The pending purchase in two lines, for the steps before checkout. */
export function BagSummaryContents() {
  const lead = useLeadCurrency();
  const priced = usePricedCart();
  if (priced.kind !== 'ready' || !priced.cart) return null;
  const { items, totalItems, total } = priced.cart;
  return (
    <Box as="section" aria-label="What you are buying" bg="linen" borderRadius="md" padding="4" marginBottom="6">
      <Flex justifyContent="space-between" gap="4" fontWeight="semibold">
        <Text>
          {totalItems} {totalItems === 1 ? 'pattern' : 'patterns'} in your bag
        </Text>
        <Text fontVariantNumeric="tabular-nums">{formatLead(total, lead)}</Text>
      </Flex>
      <Flex gap="2" marginTop="3">
        {items.slice(0, MAX_PICTURES).map(({ id, asset }) => (
          <SwatchPicture key={id} picture={asset} size="44px" alt={asset.title} />
        ))}
      </Flex>
    </Box>
  );
}
