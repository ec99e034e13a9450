import type { Fields } from '#lib/fragments.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { formatDate } from '#lib/dates.ts';
import { ChangePlanButton } from './ChangePlanButton.tsx';
import { checkoutAddress } from './plan-words.ts';
import type { PlanTerms_PlanFragment } from './PlanTerms.fragment.generated.ts';
import { relationTo } from './subscription-state.ts';
import { subscriptionIn, useOwnSubscription } from './useOwnSubscription.ts';

interface Props {
  readonly plan: Fields<PlanTerms_PlanFragment>;
  /** True for the primary action in a group of plans. */
  readonly isMain?: boolean;
  readonly size?: 'sm' | 'md';
}

/** Action for a plan: subscribe, or change from the current plan. */
export function PlanAction({ plan, isMain = false, size = 'md' }: Props) {
  const subscription = subscriptionIn(useOwnSubscription());
  const variant = isMain ? 'solid' : 'outline';
  const relation = relationTo(plan, subscription);
  switch (relation) {
    case 'choose':
      return (
        <LinkButton variant={variant} size={size} to={checkoutAddress(plan.id)}>
          {plan.buttonText}
        </LinkButton>
      );
    case 'current':
      return (
        <Button variant="outline" size={size} disabled>
          Current plan
        </Button>
      );
    case 'pending':
      return (
        <Button variant="outline" size={size} disabled>
          {subscription?.pendingAt ? `From ${formatDate(subscription.pendingAt)}` : 'From the next renewal'}
        </Button>
      );
    case 'manage':
      return (
        <LinkButton variant="outline" size={size} to="/profile?tab=subscription">
          Manage your plan
        </LinkButton>
      );
    case 'upgrade':
    case 'downgrade':
      return <ChangePlanButton plan={plan} isUpgrade={relation === 'upgrade'} variant={variant} size={size} />;
  }
}
