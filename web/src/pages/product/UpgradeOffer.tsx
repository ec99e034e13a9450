import { chakra } from '@chakra-ui/react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { formatLead, useLeadCurrency } from '#lib/currency.ts';
import type { ProductAsset } from './product-asset.ts';
import { useUpgradePriceQuery } from './UpgradePrice.query.generated.ts';

const Offer = chakra('section', {
  base: { display: 'grid', gap: '3', paddingTop: '4', borderTop: '1px solid', borderColor: 'line' },
});

/**
 * Upgrade to the Extended license at the price the server quotes: the difference to an owned Standard license, or the
 * full price. Hidden if nothing is due, as Extended is then already owned.
 */
export function UpgradeOffer({ asset }: { readonly asset: ProductAsset }) {
  const lead = useLeadCurrency();
  // A quote is a cart, and would replace another in the cache.
  const { data } = useUpgradePriceQuery({ variables: { assetId: asset.id }, fetchPolicy: 'no-cache' });
  const price = data?.cartQuote?.cart.items[0]?.price;
  if (!price || price.usd.minorUnits === 0) return null;
  return (
    <Offer aria-label="Upgrade">
      <p>
        <chakra.strong fontWeight="semibold">Upgrade to Extended for {formatLead(price, lead)}</chakra.strong>
        <chakra.span display="block" color="ink.muted" fontSize="14px">
          Full commercial, resale products, no attribution
        </chakra.span>
      </p>
      <AddToBagButton asset={asset} license="EXTENDED" label="Add Extended to Bag" variant="outline" width="full" />
    </Offer>
  );
}
