import { chakra } from '@chakra-ui/react';
import { reloadBy } from '#lib/reload-by.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { useMembershipPlansQuery } from './MembershipPlans.query.generated.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanConditions } from './PlanConditions.tsx';
import { TrialButton } from './TrialButton.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Cards = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } },
});

function Plans() {
  const { data, loading, refetch } = useMembershipPlansQuery();
  const plans = data?.plans;
  const retry = reloadBy(refetch);
  if (!plans && loading) return <Skeleton height="80" />;
  if (!plans) return <ErrorState title="The plans cannot be shown just now" onRetry={retry} />;
  const tried = plans.find(({ trialDays }) => trialDays > 0);
  return (
    <chakra.div display="grid" gap="5">
      {tried ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3">
          <p>{tried.trialDays}-day free trial, no card needed.</p>
          <TrialButton plan={tried} />
        </chakra.div>
      ) : null}
      <Cards>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </Cards>
      <PlanConditions />
    </chakra.div>
  );
}

/** Membership plans side by side. */
export function PlanDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Choose Your Plan">
      <Plans />
    </Dialog>
  );
}
