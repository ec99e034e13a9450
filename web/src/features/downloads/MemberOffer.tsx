import type { ReactNode } from 'react';
import { type Offer, type OfferedAsset, useOffer } from './useOffer.ts';

/** Props of the components that decide what is offered for a pattern. */
export interface OfferProps {
  readonly asset: OfferedAsset;
  readonly children: (offer: Offer) => ReactNode;
}

/** Offer to a signed-in user: owned patterns and plan coverage come first. */
export function MemberOffer({ asset, children }: OfferProps) {
  return children(useOffer(asset));
}
