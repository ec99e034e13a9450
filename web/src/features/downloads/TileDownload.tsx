import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { useAssetDownload } from './useAssetDownload.ts';
import { usePlanDownload } from './usePlanDownload.ts';
import { downloadWhenSignedIn } from './when-signed-in.ts';

interface TileDownloadProps {
  readonly asset: { readonly id: string; readonly slug: string; readonly title: string };
}

/**
 * Asks a visitor to sign in, downloads what the viewer owns or a plan without limit covers, and leads to the page of all
 * else: there it is bought, or downloaded with a plan that counts.
 */
export function TileDownload({ asset: { id, slug, title } }: TileDownloadProps) {
  const navigate = useNavigate();
  const { downloadAsset, isPreparing } = useAssetDownload();
  const { isUnlimitedFor, downloadWithPlan, isPreparing: isClaiming } = usePlanDownload();

  const download = async () => {
    const isOwned = await downloadAsset(id, title);
    if (isOwned) return;
    if (await isUnlimitedFor(id)) await downloadWithPlan(id, title);
    else void navigate(`/product/${slug}`);
  };

  return (
    <Button
      variant="outline"
      size="dot"
      aria-label={`Download ${title}`}
      disabled={isPreparing || isClaiming}
      onClick={() => downloadWhenSignedIn(download)}
    >
      <DownloadIcon size={18} />
    </Button>
  );
}
