import { Button, type ButtonProps } from '#ui/Button.tsx';
import { useDownload } from './useDownload.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly entitlementId: string;
  readonly title: string;
  /** Slug of the palette of the files; the one it was acquired in when left out. */
  readonly palette?: string | undefined;
}

/** Downloads what a license covers. Downloading again is free for ever. */
export function DownloadButton({ entitlementId, title, palette, ...look }: Props) {
  const { download, isPreparing } = useDownload();
  return (
    <Button
      {...look}
      onClick={() => void download(entitlementId, title, palette === undefined ? {} : { palette })}
      disabled={isPreparing}
      aria-label={`Download ${title}`}
    >
      {isPreparing ? 'Preparing...' : 'Download'}
    </Button>
  );
}
