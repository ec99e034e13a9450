import { useNavigate } from 'react-router-dom';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast.ts';

/** Asks a visitor to sign in; leads everyone else to the pattern's page, where it is bought or downloaded. */
export function TileDownload({ asset: { slug, title } }: { asset: { readonly slug: string; readonly title: string } }) {
  const isSignedIn = useSession() !== null;
  const navigate = useNavigate();

  const download = () => {
    if (isSignedIn) void navigate(`/product/${slug}`);
    else toast({ status: 'error', title: 'Login Required', description: 'Please log in to download patterns.' });
  };

  return (
    <Button variant="outline" size="dot" aria-label={`Download ${title}`} onClick={download}>
      <DownloadIcon size={18} />
    </Button>
  );
}
