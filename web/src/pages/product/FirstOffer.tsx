import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { type ChosenLicense, isFreeUnder, priceOf } from './license-options.ts';
import type { ProductAsset } from './product-asset.ts';

interface FirstOfferProps {
  readonly asset: ProductAsset;
  readonly license: ChosenLicense;
  readonly ref: Ref<HTMLDivElement>;
}

const Row = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '11',
    fontSize: '20px',
  },
});

/** On small screens, under the name: the price and Add to Bag, above everything the pattern is shown with. */
export function FirstOffer({ asset, license, ref }: FirstOfferProps) {
  return (
    <Row ref={ref}>
      <PriceText price={priceOf(asset, license)} />
      {asset.viewerHasLicense || isFreeUnder(asset, license) ? null : (
        <AddToBagButton asset={asset} license={license} />
      )}
    </Row>
  );
}
