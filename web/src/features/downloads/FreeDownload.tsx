import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { openSession, readSession, useSession } from '#lib/session.ts';
import { useSender } from '#lib/useSender.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { useClaimFreeAssetMutation } from './ClaimFreeAsset.mutation.generated.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import type { NamedAsset } from './named-asset.ts';
import { useDownload } from './useDownload.ts';
import { downloadWhenSignedIn } from './when-signed-in.ts';

/** Updates the number of free downloads left across the page. */
function noteLeft(freeDownloads: number): void {
  const session = readSession();
  if (session) openSession({ ...session, user: { ...session.user, freeDownloads } });
}

/** Downloads a free pattern against the account's allowance, or says that none is left. */
export function FreeDownload({ asset: { id, title } }: { readonly asset: NamedAsset }) {
  const user = useSession()?.user;
  const [claim, { loading }] = useClaimFreeAssetMutation();
  const { send } = useSender();
  const { download, isPreparing } = useDownload();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  if (user?.freeDownloads === 0) {
    return (
      <chakra.div display="grid" gap="3">
        <chakra.p color="ink.muted" fontSize="14px">
          Your free downloads are used up. What you have downloaded stays in your library.
        </chakra.p>
        <LinkButton to="/pricing" variant="outline" justifySelf="start">
          Choose a plan
        </LinkButton>
      </chakra.div>
    );
  }

  const start = async () => {
    let unproven: string | null = null;
    const { answer, failure } = await send(async () => {
      const { data } = await claim({ variables: { input: { assetId: id } } });
      const errors = data?.claimFreeAsset.errors ?? [];
      // Used up elsewhere meanwhile: the plans replace the button.
      if (errors.some(({ __typename }) => __typename === 'NoDownloadsLeftError')) noteLeft(0);
      unproven = errors.find(({ __typename }) => __typename === 'EmailUnconfirmedError')?.message ?? null;
      return data?.claimFreeAsset;
    });
    setUnconfirmed(unproven);
    if (unproven !== null) return undefined;
    if (failure) return toast({ status: 'error', title: 'Download failed', description: failure.message });
    if (answer.viewer) noteLeft(answer.viewer.freeDownloads);
    if (answer.entitlement) await download(answer.entitlement.id, title);
    return undefined;
  };
  if (unconfirmed !== null) {
    return <ConfirmAddress reason={unconfirmed} onRetry={() => downloadWhenSignedIn(start)} />;
  }
  return (
    <chakra.div>
      <Button onClick={() => downloadWhenSignedIn(start)} disabled={loading || isPreparing}>
        Free Download
      </Button>
      <chakra.p color="ink.muted" fontSize="14px" marginTop="1.5">
        PNG, personal licence. {user ? leftWords(user.freeDownloads) : null}
      </chakra.p>
    </chakra.div>
  );
}

function leftWords(left: number): string {
  return `${left} free ${left === 1 ? 'download' : 'downloads'} left.`;
}
