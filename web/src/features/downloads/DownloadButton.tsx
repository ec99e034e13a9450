import { Button, type ButtonProps } from '#ui/Button.tsx';
import { useDownload } from './useDownload.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly entitlementId: string;
  readonly title: string;
  /** Slug of the files' palette; defaults to the one acquired. */
  readonly palette?: string | undefined;
}

/** Downloads a licensed pattern. Repeated downloads are free. */
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
