import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { OwnedDownloadButton, PlanDownloadButton } from '#features/downloads/download-buttons.ts';
import { UnlessEarly } from '#features/downloads/EarlyOffer.tsx';
import { usePlanFor } from '#features/downloads/usePlanQuota.ts';
import { PriceText } from '#ui/PriceText.tsx';
import { type ChosenLicense, isFreeUnder, priceOf } from './license-options.ts';
import type { ProductAsset } from './product-asset.ts';

interface CompactOfferProps {
  readonly asset: ProductAsset;
  readonly license: ChosenLicense;
}

/** Primary action in one row on small screens: download, or price and Add to Bag. */
export function CompactOffer({ asset, license }: CompactOfferProps) {
  const plan = usePlanFor(asset);
  const isFree = isFreeUnder(asset, license);
  if (asset.viewerHasLicense) return <OwnedDownloadButton asset={asset} width="full" />;
  if (plan) {
    return (
      <>
        <PlanDownloadButton asset={asset} flex="1" paddingInline="3" />
        {isFree ? null : <AddToBagButton asset={asset} license={license} palette={null} variant="outline" />}
      </>
    );
  }
  return (
    <>
      <PriceText price={priceOf(asset, license)} />
      <UnlessEarly asset={asset} look="line">
        {isFree ? null : <AddToBagButton asset={asset} license={license} palette={null} />}
      </UnlessEarly>
    </>
  );
}
