import { useApolloClient } from '@apollo/client/react';
import { useSender } from '#lib/useSender.ts';
import { toast } from '#ui/toast.ts';
import { useClaimWithSubscriptionMutation } from './ClaimWithSubscription.mutation.generated.ts';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';
import { PlanCoverDocument } from './PlanCover.query.generated.ts';
import { useDownload } from './useDownload.ts';

/** Downloads a pattern with the plan of the viewer: the licence first, then the files. Refusals are told. */
export function usePlanDownload() {
  const client = useApolloClient();
  const { cache } = client;
  const [claim, { loading }] = useClaimWithSubscriptionMutation();
  const { send } = useSender();
  const { download, isPreparing } = useDownload();

  /** Whether the viewer's plan covers a pattern and does not count; false when that cannot be had. */
  const isUnlimitedFor = async (assetId: string): Promise<boolean> => {
    try {
      const { data } = await client.query({ query: PlanCoverDocument, variables: { assetId } });
      return data?.viewer?.downloadQuota?.left === null && data.asset?.viewerPlanCovers === true;
    } catch (cause) {
      console.info('What the plan covers was not loaded.', cause);
      return false;
    }
  };

  const noteQuota = (assetId: string, quota: DownloadQuota_QuotaFragment) => {
    cache.updateQuery({ query: PlanCoverDocument, variables: { assetId } }, (known) =>
      known?.viewer ? { ...known, viewer: { ...known.viewer, downloadQuota: quota } } : undefined,
    );
    for (const fieldName of ['library', 'downloadHistory']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  };

  const downloadWithPlan = async (assetId: string, title: string): Promise<void> => {
    const { answer, failure } = await send(
      async () => (await claim({ variables: { input: { assetId } } })).data?.claimWithSubscription,
    );
    if (failure) {
      toast({ status: 'error', title: 'Download failed', description: failure.message });
      return;
    }
    if (answer.downloadQuota) noteQuota(assetId, answer.downloadQuota);
    if (answer.entitlement) await download(answer.entitlement.id, title);
  };

  return { isUnlimitedFor, downloadWithPlan, isPreparing: loading || isPreparing };
}
