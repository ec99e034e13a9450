import type { ReactNode } from 'react';
import type { ButtonProps } from '#ui/Button.tsx';
import { OwnedDownloadButton, PlanDownloadButton } from './download-buttons.ts';
import { EarlyOffer } from './EarlyOffer.tsx';
import { UnlessFree } from './UnlessFree.tsx';
import { type OfferedAsset, useOffer } from './useOffer.ts';

interface QuickOfferProps {
  readonly asset: OfferedAsset;
  /** The button that puts the pattern into the bag, in the look it has to have. */
  readonly children: (look: Pick<ButtonProps, 'variant'>) => ReactNode;
}

/** In a quick view: what is owned is downloaded again, what is new says when it opens; what the plan covers is downloaded with it; buying comes after. */
export function QuickOffer({ asset, children }: QuickOfferProps) {
  const offer = useOffer(asset);
  if (offer === 'owned') return <OwnedDownloadButton asset={asset} />;
  if (offer === 'early') return <EarlyOffer opensAt={asset.opensAt} look="box" />;
  if (offer === 'plan') {
    return (
      <>
        <PlanDownloadButton asset={asset} />
        {asset.isFree ? null : children({ variant: 'outline' })}
      </>
    );
  }
  return <UnlessFree asset={asset}>{children({ variant: 'solid' })}</UnlessFree>;
}
