import { useMembershipPlansQuery } from './MembershipPlans.query.generated.ts';
import { TrialButton } from './TrialButton.tsx';

/** Free trial of whichever plan offers one; hidden if none does. */
export function TrialOffer() {
  const { data } = useMembershipPlansQuery();
  const plan = data?.plans?.find(({ trialDays }) => trialDays > 0);
  return plan ? <TrialButton plan={plan} /> : null;
}
