import { chakra } from '@chakra-ui/react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { OwnedDownloadButton } from '#features/downloads/OwnedDownloadButton.tsx';
import { PlanDownloadButton } from '#features/downloads/PlanDownloadButton.tsx';
import { usePlanFor } from '#features/downloads/usePlanQuota.ts';
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

interface BuyBarProps {
  readonly asset: ProductAsset;
  readonly license: ChosenLicense;
}

/** What comes first for this person along the bottom of small screens: the download, or price and Add to Bag. */
export function BuyBar({ asset, license }: BuyBarProps) {
  const plan = usePlanFor(asset);
  const isFree = isFreeUnder(asset, license);
  if (asset.viewerHasLicense) {
    return (
      <Bar role="region" aria-label="Download" data-buy-bar="">
        <OwnedDownloadButton asset={asset} width="full" />
      </Bar>
    );
  }
  if (plan) {
    return (
      <Bar role="region" aria-label="Download or buy" data-buy-bar="">
        <PlanDownloadButton asset={asset} flex="1" paddingInline="3" />
        {isFree ? null : <AddToBagButton asset={asset} license={license} variant="outline" />}
      </Bar>
    );
  }
  if (isFree) return null;
  return (
    <Bar role="region" aria-label="Buy" data-buy-bar="">
      <PriceText price={priceOf(asset, license)} lead="INR" />
      <AddToBagButton asset={asset} license={license} />
    </Bar>
  );
}
