import { useNavigate } from 'react-router-dom';
import { useAssetDownload } from '#features/downloads/useAssetDownload.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast.ts';

interface TileDownloadProps {
  readonly asset: { readonly id: string; readonly slug: string; readonly title: string };
}

/** Asks a visitor to sign in, downloads what the viewer owns, and leads to the page where all else is bought. */
export function TileDownload({ asset: { id, slug, title } }: TileDownloadProps) {
  const isSignedIn = useSession() !== null;
  const navigate = useNavigate();
  const { downloadAsset, isPreparing } = useAssetDownload();

  const download = async () => {
    if (!isSignedIn) {
      toast({ status: 'error', title: 'Login Required', description: 'Please log in to download patterns.' });
      return;
    }
    const isOwned = await downloadAsset(id, title);
    if (!isOwned) void navigate(`/product/${slug}`);
  };

  return (
    <Button
      variant="outline"
      size="dot"
      aria-label={`Download ${title}`}
      disabled={isPreparing}
      onClick={() => void download()}
    >
      <DownloadIcon size={18} />
    </Button>
  );
}
