import { chakra } from '@chakra-ui/react';
import { licenseName } from '@halfdrop/domain';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';
import { PlanDownloadButton } from './download-buttons.ts';
import type { NamedAsset } from './named-asset.ts';
import { PlanFrame } from './PlanFrame.ts';
import { leftWords } from './quota-words.ts';

/** Download through the plan, with the remaining quota. */
export function PlanCovers({
  asset,
  quota,
}: {
  readonly asset: NamedAsset;
  readonly quota: DownloadQuota_QuotaFragment;
}) {
  return (
    <PlanFrame>
      <chakra.p fontWeight="semibold">Download available with your subscription</chakra.p>
      <chakra.p role="status" color="ink.muted" fontSize="14px">
        {quota.planName}: {licenseName(quota.license)}, every format. {leftWords(quota)}.
      </chakra.p>
      <PlanDownloadButton asset={asset} size="lg" />
    </PlanFrame>
  );
}
