import { chakra } from '@chakra-ui/react';
import { AddToBagButton } from '#features/cart/AddToBagButton.tsx';
import { OwnedDownloadButton, PlanDownloadButton } from '#features/downloads/download-buttons.ts';
import { EarlyOffer, useIsClosed } from '#features/downloads/EarlyOffer.tsx';
import { leftWords } from '#features/downloads/quota-words.ts';
import { usePlanFor } from '#features/downloads/usePlanQuota.ts';
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
  /** Slug of the palette shown; null for the original colors. */
  readonly palette: string | null;
}

/**
 * Offer below a recolor: download, download with the plan, buy, or the opening date. One license covers every palette.
 */
export function PaletteOffer({ asset, license, palette }: Props) {
  const plan = usePlanFor(asset);
  const isClosed = useIsClosed(asset.opensAt);
  const isFree = isFreeUnder(asset, license);
  if (asset.recolor === null) return null;
  const slug = palette ?? asset.recolor.palette;
  if (asset.viewerHasLicense) {
    return (
      <Offer>
        <OwnedDownloadButton asset={asset} palette={slug}>
          Download in these colours
        </OwnedDownloadButton>
        <p>You own this pattern: its files are yours in every palette shown here.</p>
      </Offer>
    );
  }
  if (isClosed) {
    return (
      <Offer>
        <EarlyOffer opensAt={asset.opensAt} look="line" />
      </Offer>
    );
  }
  if (isFree && !plan) {
    return (
      <Offer>
        <p>Free: once it is in your library, its file is yours in every palette shown here.</p>
      </Offer>
    );
  }
  return (
    <Offer>
      {plan ? (
        <PlanDownloadButton asset={asset} palette={slug}>
          Download in these colours
        </PlanDownloadButton>
      ) : null}
      {isFree ? null : (
        <>
          <AddToBagButton
            asset={asset}
            license={license}
            palette={palette}
            label="Buy in these colours"
            variant={plan ? 'outline' : 'solid'}
          />
          <PriceText price={priceOf(asset, license)} />
        </>
      )}
      <p>
        {plan ? `Your ${plan.planName} plan covers it. ${leftWords(plan)}. ` : 'Same price, same licence. '}
        One licence covers every palette shown here: change your mind at any download.
      </p>
    </Offer>
  );
}
