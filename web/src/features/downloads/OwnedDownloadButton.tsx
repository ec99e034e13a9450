import { Button, type ButtonProps } from '#ui/Button.tsx';
import type { NamedAsset } from './named-asset.ts';
import { useAssetDownload } from './useAssetDownload.ts';

interface Props extends ButtonProps {
  readonly asset: NamedAsset;
  /** Slug of the palette; defaults to the one acquired. */
  readonly palette?: string | undefined;
}

/** Downloads an owned pattern; the license is looked up on the server. */
export function OwnedDownloadButton({ asset: { id, title }, palette, children, ...look }: Props) {
  const { downloadAsset, isPreparing } = useAssetDownload();
  return (
    <Button {...look} disabled={isPreparing} onClick={() => void downloadAsset(id, title, palette)}>
      {children ?? (isPreparing ? 'Preparing...' : 'Download')}
    </Button>
  );
}
