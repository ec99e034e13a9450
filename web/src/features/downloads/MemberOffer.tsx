import type { ReactNode } from 'react';
import { type Offer, type OfferedAsset, useOffer } from './useOffer.ts';

/** What is shown depends on what a pattern is offered as. */
export interface OfferProps {
  readonly asset: OfferedAsset;
  readonly children: (offer: Offer) => ReactNode;
}

/** The offer to a member: what is owned and what the plan covers come first. */
export function MemberOffer({ asset, children }: OfferProps) {
  return children(useOffer(asset));
}
