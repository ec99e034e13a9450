import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { Badge } from '#ui/Badge.tsx';
import { useAssetDownload } from './useAssetDownload.ts';
import { useIsOwned } from './useIsOwned.ts';

interface OwnedAsset {
  readonly id: string;
  readonly title: string;
}

interface OwnedDownloadProps extends ButtonProps {
  readonly asset: OwnedAsset;
  /** Slug of the palette to download it in; the one it was acquired in when left out. */
  readonly palette?: string;
}

/** Downloads a pattern the viewer owns: which licence it is, the server knows. */
export function OwnedDownloadButton({ asset: { id, title }, palette, children, ...look }: OwnedDownloadProps) {
  const { downloadAsset, isPreparing } = useAssetDownload();
  return (
    <Button {...look} disabled={isPreparing} onClick={() => void downloadAsset(id, title, palette)}>
      {isPreparing ? 'Preparing...' : (children ?? 'Download')}
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

/** Marks the tile of a pattern the viewer owns. */
export function OwnedBadge({ assetId }: { readonly assetId: string }) {
  return useIsOwned(assetId) ? <Badge tone="success">Owned</Badge> : null;
}
