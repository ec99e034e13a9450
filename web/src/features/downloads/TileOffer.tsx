import type { ReactNode } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { useIsOwned } from './useIsOwned.ts';

interface TileOfferProps {
  readonly asset: { readonly id: string; readonly slug: string; readonly isFree: boolean };
  /** What is offered for a pattern that has a price and is not owned. */
  readonly children: ReactNode;
}

/** On a tile: what is owned is found in the library, what is free on its own page, and all else is `children`. */
export function TileOffer({ asset: { id, slug, isFree }, children }: TileOfferProps) {
  const isOwned = useIsOwned(id);
  if (!isOwned && !isFree) return children;
  return (
    <LinkButton to={isOwned ? '/profile?tab=downloads' : `/product/${slug}`} size="sm" width="full">
      {isOwned ? 'In your library' : 'Free Download'}
    </LinkButton>
  );
}
