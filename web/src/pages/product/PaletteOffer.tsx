import { chakra } from '@chakra-ui/react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { OwnedDownloadButton } from '#features/downloads/UnlessOwned.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { type ChosenLicense, isFreeUnder, priceOf } from './license-options.ts';
import type { ProductAsset } from './product-asset.ts';

const Offer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginTop: '4',
    '& p': { flex: '1 1 16rem', color: 'ink.muted', fontSize: '14px' },
  },
});

interface Props {
  readonly asset: ProductAsset;
  readonly license: ChosenLicense;
  /** Slug of the palette that is shown; null for the pattern's own colours. */
  readonly palette: string | null;
}

/** Below a recolour: the way to its files, bought or owned already. One licence covers the drawing in every palette. */
export function PaletteOffer({ asset, license, palette }: Props) {
  if (asset.viewerHasLicense) {
    return (
      <Offer>
        <OwnedDownloadButton asset={asset} palette={palette ?? asset.palette}>
          Download in these colours
        </OwnedDownloadButton>
        <p>You own this pattern: its files are yours in every palette shown here.</p>
      </Offer>
    );
  }
  if (isFreeUnder(asset, license)) {
    return (
      <Offer>
        <p>Free: once it is in your library, its file is yours in every palette shown here.</p>
      </Offer>
    );
  }
  return (
    <Offer>
      <AddToBagButton asset={asset} license={license} palette={palette} label="Buy in these colours" />
      <PriceText price={priceOf(asset, license)} lead="INR" />
      <p>Same price, same licence. It covers every palette shown here: change your mind at any download.</p>
    </Offer>
  );
}
