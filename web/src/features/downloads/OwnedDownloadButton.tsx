import { Button, type ButtonProps } from '#ui/Button.tsx';
import type { NamedAsset } from './named-asset.ts';
import { useAssetDownload } from './useAssetDownload.ts';

interface Props extends ButtonProps {
  readonly asset: NamedAsset;
  /** Slug of the palette to download it in; the one it was acquired in when left out. */
  readonly palette?: string | undefined;
}

/** Downloads a pattern the viewer owns: which license it is, the server knows. */
export function OwnedDownloadButton({ asset: { id, title }, palette, children, ...look }: Props) {
  const { downloadAsset, isPreparing } = useAssetDownload();
  return (
    <Button {...look} disabled={isPreparing} onClick={() => void downloadAsset(id, title, palette)}>
      {children ?? (isPreparing ? 'Preparing...' : 'Download')}
    </Button>
  );
}
