import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { licenseName } from '#lib/license-name.ts';
import { LinkButton } from '#ui/Button.tsx';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';
import type { NamedAsset } from './named-asset.ts';
import { PlanDownloadButton } from './download-buttons.ts';
import { leftWords, usedUpWords } from './quota-words.ts';
import { planCovers, usePlanQuota } from './usePlanQuota.ts';

const Frame = chakra('div', {
  base: { display: 'grid', gap: '3', padding: '4', borderRadius: 'md', background: 'linen' },
});
const Small = chakra('p', { base: { color: 'ink.muted', fontSize: '14px' } });

/** The download with the plan, and what is left of its month. */
export function PlanCovers({
  asset,
  quota,
}: {
  readonly asset: NamedAsset;
  readonly quota: DownloadQuota_QuotaFragment;
}) {
  return (
    <Frame>
      <chakra.p fontWeight="semibold">Download available with your subscription</chakra.p>
      <Small role="status">
        {quota.planName}: {licenseName(quota.license)}, every format. {leftWords(quota)}.
      </Small>
      <PlanDownloadButton asset={asset} size="lg" />
    </Frame>
  );
}

/** What is left of the plan's month, below what is owned already; nothing without a plan that counts. */
export function PlanLeft() {
  const quota = usePlanQuota();
  return (
    <Small role="status">
      Downloading again is free. {quota && quota.left !== null ? `${quota.planName}: ${leftWords(quota)}.` : null}
    </Small>
  );
}

interface PlanRefusalProps {
  readonly asset: { readonly isPremium: boolean };
  /** What is offered to everyone without a plan. */
  readonly children: ReactNode;
}

/** Why the viewer's plan does not give a pattern, with a choice of plans. */
export function PlanRefusal({ asset, children }: PlanRefusalProps) {
  const quota = usePlanQuota();
  if (!quota) return children;
  return (
    <Frame>
      <Small role="status">
        {planCovers(quota, asset) ? usedUpWords(quota) : `Premium Designs are not part of your ${quota.planName} plan.`}
      </Small>
      <LinkButton to="/pricing" variant="outline">
        Compare plans
      </LinkButton>
    </Frame>
  );
}
