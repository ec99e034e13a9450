import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { licenseName } from '#lib/license-name.ts';
import { useSession } from '#lib/session.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';
import { usePlanCoverQuery } from './PlanCover.query.generated.ts';
import { leftWords, usedUpWords } from './quota-words.ts';
import { usePlanDownload } from './usePlanDownload.ts';

interface Asset {
  readonly id: string;
  readonly title: string;
}

const Frame = chakra('div', {
  base: { display: 'grid', gap: '3', padding: '4', borderRadius: 'md', background: 'linen' },
});
const Small = chakra('p', { base: { color: 'ink.muted', fontSize: '14px' } });

function Covered({ asset, quota }: { readonly asset: Asset; readonly quota: DownloadQuota_QuotaFragment }) {
  const { downloadWithPlan, isPreparing } = usePlanDownload();
  return (
    <Frame>
      <chakra.p fontWeight="semibold">Download available with your subscription</chakra.p>
      <Small role="status">
        {quota.planName}: {licenseName(quota.license)}, every format. {leftWords(quota)}.
      </Small>
      <Button disabled={isPreparing} onClick={() => void downloadWithPlan(asset.id, asset.title)}>
        {isPreparing ? 'Preparing...' : 'Download with your plan'}
      </Button>
    </Frame>
  );
}

function Refused({ children }: { readonly children: string }) {
  return (
    <Frame>
      <Small role="status">{children}</Small>
      <LinkButton to="/pricing" variant="outline">
        Compare plans
      </LinkButton>
    </Frame>
  );
}

/** What is left of the plan's month, below what is owned already; nothing without a plan that counts. */
export function PlanLeft({ assetId }: { readonly assetId: string }) {
  const { data } = usePlanCoverQuery({ variables: { assetId } });
  const quota = data?.viewer?.downloadQuota;
  return (
    <Small role="status">
      Downloading again is free. {quota && quota.left !== null ? `${quota.planName}: ${leftWords(quota)}.` : null}
    </Small>
  );
}

/**
 * What the viewer's plan does for a pattern: the download and how many are left, or why there is none with a choice of
 * plans; `children` for everyone without a plan.
 */
export function PlanDownload({ asset, children }: { readonly asset: Asset; readonly children: ReactNode }) {
  const isSignedIn = useSession() !== null;
  const { data } = usePlanCoverQuery({
    variables: { assetId: asset.id },
    skip: !isSignedIn,
    fetchPolicy: 'cache-and-network',
  });
  const quota = isSignedIn ? data?.viewer?.downloadQuota : null;
  if (!quota) return children;
  if (!data?.asset?.viewerPlanCovers)
    return <Refused>{`Premium Designs are not part of your ${quota.planName} plan.`}</Refused>;
  if (quota.left === 0) return <Refused>{usedUpWords(quota)}</Refused>;
  return <Covered asset={asset} quota={quota} />;
}
