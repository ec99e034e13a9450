import { chakra } from '@chakra-ui/react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { type ChosenLicense, isFreeUnder, priceOf } from './license-options.ts';
import type { ProductAsset } from './product-asset.ts';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 40,
    insetInline: '0',
    bottom: '0',
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    padding: '3',
    paddingInline: { base: '4', md: '8' },
    paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
    background: 'card',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});

/** Price and Add to Bag along the bottom of small screens. */
export function BuyBar({ asset, license }: { asset: ProductAsset; license: ChosenLicense }) {
  if (asset.viewerHasLicense || isFreeUnder(asset, license)) return null;
  return (
    <Bar role="region" aria-label="Buy" data-buy-bar="">
      <PriceText price={priceOf(asset, license)} lead="INR" />
      <AddToBagButton asset={asset} license={license} palette={null} />
    </Bar>
  );
}
