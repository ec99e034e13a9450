import { useApolloClient } from '@apollo/client/react';
import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { toast } from '#ui/toast.ts';
import { useClaimWithSubscriptionMutation } from './ClaimWithSubscription.mutation.generated.ts';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';
import { PlanQuotaDocument } from './PlanQuota.query.generated.ts';
import { useDownload } from './useDownload.ts';

/**
 * Downloads a pattern with the viewer's plan: first claims the license, then downloads the files. Refusals are shown.
 */
export function usePlanDownload() {
  const { cache } = useApolloClient();
  const [claim, { loading }] = useClaimWithSubscriptionMutation();
  const { send } = useSender();
  const { download, isPreparing } = useDownload();

  const noteQuota = (quota: DownloadQuota_QuotaFragment) => {
    cache.updateQuery({ query: PlanQuotaDocument }, (known) =>
      known?.viewer ? { ...known, viewer: { ...known.viewer, downloadQuota: quota } } : undefined,
    );
    for (const fieldName of ['library', 'downloadHistory']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  };

  /** Resolves to true once the viewer owns the pattern, even if the files failed to download. */
  const downloadWithPlan = async (assetId: string, title: string, palette?: string): Promise<boolean> => {
    const { answer, failure } = await send(
      async () => (await claim({ variables: { input: { assetId } } })).data?.claimWithSubscription,
    );
    if (failure) {
      toast({ status: 'error', title: 'Download failed', description: failure.message });
      return false;
    }
    if (answer.downloadQuota) noteQuota(readFragment<DownloadQuota_QuotaFragment>(answer.downloadQuota));
    if (answer.entitlement) await download(answer.entitlement.id, title, { palette });
    return true;
  };

  return { downloadWithPlan, isPreparing: loading || isPreparing };
}
