import { Button, type ButtonProps } from '#ui/Button.tsx';
import type { NamedAsset } from './named-asset.ts';
import { usePlanDownload } from './usePlanDownload.ts';

interface Props extends ButtonProps {
  readonly asset: NamedAsset;
  /** Slug of the palette; defaults to the original colors. */
  readonly palette?: string | undefined;
  /** Called once the viewer owns the pattern. */
  readonly onClaimed?: () => void;
}

/** Downloads a pattern covered by the viewer's plan. */
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
