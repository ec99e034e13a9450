import { Button, type ButtonProps } from '#ui/Button.tsx';
import type { NamedAsset } from './named-asset.ts';
import { usePlanDownload } from './usePlanDownload.ts';

interface Props extends ButtonProps {
  readonly asset: NamedAsset;
  /** Slug of the palette to download it in; the colors it was drawn in when left out. */
  readonly palette?: string | undefined;
  /** The pattern belongs to the viewer now. */
  readonly onClaimed?: () => void;
}

/** Downloads a pattern that the viewer's plan covers. */
export function PlanDownloadButton({ asset: { id, title }, palette, onClaimed, children, ...look }: Props) {
  const { downloadWithPlan, isPreparing } = usePlanDownload();
  const download = async () => {
    if (await downloadWithPlan(id, title, palette)) onClaimed?.();
  };
  return (
    <Button {...look} disabled={isPreparing} onClick={() => void download()}>
      {children ?? (isPreparing ? 'Preparing...' : 'Download with your plan')}
    </Button>
  );
}
