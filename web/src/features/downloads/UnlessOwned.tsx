import type { ReactNode } from 'react';
import { Button, LinkButton, type ButtonProps } from '#ui/Button.tsx';
import { Badge } from '#ui/Badge.tsx';
import { useAssetDownload } from './useAssetDownload.ts';
import { useIsOwned } from './useIsOwned.ts';

interface OwnedAsset {
  readonly id: string;
  readonly title: string;
}

/** Downloads a pattern the viewer owns: which licence it is, the server knows. */
export function OwnedDownloadButton({ asset: { id, title }, ...look }: { asset: OwnedAsset } & ButtonProps) {
  const { downloadAsset, isPreparing } = useAssetDownload();
  return (
    <Button {...look} disabled={isPreparing} onClick={() => void downloadAsset(id, title)}>
      {isPreparing ? 'Preparing...' : 'Download'}
    </Button>
  );
}

interface Props {
  readonly asset: OwnedAsset;
  /** What is offered as long as the pattern is not owned. */
  readonly children: ReactNode;
}

/** In a quick view: what is owned is downloaded again, all else is what `children` offer. */
export function UnlessOwned({ asset, children }: Props) {
  return useIsOwned(asset.id) ? <OwnedDownloadButton asset={asset} /> : children;
}

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

/** Marks the tile of a pattern the viewer owns. */
export function OwnedBadge({ assetId }: { readonly assetId: string }) {
  return useIsOwned(assetId) ? <Badge tone="success">Owned</Badge> : null;
}
