import { useNavigate } from 'react-router-dom';
import { readSession } from '#lib/session.ts';
import { whenSignedIn } from '#lib/sign-in-request.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast.ts';
import { useAssetDownload } from './useAssetDownload.ts';

interface TileDownloadProps {
  readonly asset: { readonly id: string; readonly slug: string; readonly title: string };
}

const loginReason = 'Please log in to download patterns.';

/** Asks a visitor to sign in, downloads what the viewer owns, and leads to the page where all else is bought. */
export function TileDownload({ asset: { id, slug, title } }: TileDownloadProps) {
  const navigate = useNavigate();
  const { downloadAsset, isPreparing } = useAssetDownload();

  const download = async () => {
    const isOwned = await downloadAsset(id, title);
    if (!isOwned) void navigate(`/product/${slug}`);
  };

  const ask = () => {
    if (!readSession()) toast({ status: 'error', title: 'Login Required', description: loginReason });
    whenSignedIn(loginReason, () => void download());
  };

  return (
    <Button variant="outline" size="dot" aria-label={`Download ${title}`} disabled={isPreparing} onClick={ask}>
      <DownloadIcon size={18} />
    </Button>
  );
}
