import { chakra } from '@chakra-ui/react';
import { leftWords } from './quota-words.ts';
import { usePlanQuota } from './usePlanQuota.ts';

/** Remaining quota, shown below owned patterns; hidden for plans without one. */
export function PlanLeft() {
  const quota = usePlanQuota();
  return (
    <chakra.p role="status" color="ink.muted" fontSize="14px">
      Downloading again is free. {quota && quota.left !== null ? `${quota.planName}: ${leftWords(quota)}.` : null}
    </chakra.p>
  );
}
