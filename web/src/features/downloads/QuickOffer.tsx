import type { ReactNode } from 'react';
import type { ButtonProps } from '#ui/Button.tsx';
import { OwnedDownloadButton, PlanDownloadButton } from './download-buttons.ts';
import { EarlyOffer } from './EarlyOffer.tsx';
import { UnlessFree } from './UnlessFree.tsx';
import { type OfferedAsset, useOffer } from './useOffer.ts';

interface QuickOfferProps {
  readonly asset: OfferedAsset;
  /** Renders the add-to-cart button in the given variant. */
  readonly children: (look: Pick<ButtonProps, 'variant'>) => ReactNode;
}

/**
 * Offer in a quick view, by precedence: download if owned, the opening date in early access, download
 * with the plan, then buying.
 */
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
