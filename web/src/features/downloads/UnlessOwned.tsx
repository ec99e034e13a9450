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

/** On a tile, whose download button stands beside it: what is owned is found in the library, all else is `children`. */
export function LibraryLinkIfOwned({ asset, children }: Props) {
  if (!useIsOwned(asset.id)) return children;
  return (
    <LinkButton to="/profile?tab=downloads" size="sm" width="full">
      In your library
    </LinkButton>
  );
}

/** Marks the tile of a pattern the viewer owns. */
export function OwnedBadge({ assetId }: { readonly assetId: string }) {
  return useIsOwned(assetId) ? <Badge tone="success">Owned</Badge> : null;
}
