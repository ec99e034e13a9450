import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#ui/Button.tsx';
import type { DownloadQuota_QuotaFragment } from './DownloadQuota.fragment.generated.ts';
import { PlanFrame } from './PlanFrame.ts';
import { usedUpWords } from './quota-words.ts';
import { planCovers } from './usePlanQuota.ts';

interface PlanRefusedProps {
  readonly asset: { readonly isPremium: boolean };
  readonly quota: DownloadQuota_QuotaFragment;
}

/** Why a plan does not cover a pattern, with other plans to choose from. */
export function PlanRefused({ asset, quota }: PlanRefusedProps) {
  return (
    <PlanFrame>
      <chakra.p role="status" color="ink.muted" fontSize="14px">
        {planCovers(quota, asset) ? usedUpWords(quota) : `Premium Designs are not part of your ${quota.planName} plan.`}
      </chakra.p>
      <LinkButton to="/pricing" variant="outline">
        Compare plans
      </LinkButton>
    </PlanFrame>
  );
}
