import { useState } from 'react';
import type { Fields } from '#lib/fragments.ts';
import type { Money } from '#lib/money.ts';
import { useChangePlanMutation } from './ChangePlan.mutation.generated.ts';
import { OwnSubscriptionDocument } from './OwnSubscription.query.generated.ts';
import type { PlanTerms_PlanFragment } from './PlanTerms.fragment.generated.ts';

/** Cost of changing to a plan and its effective date, as computed by the server. */
export interface ShownPreview {
  readonly dueNow: Money;
  readonly takesEffectAt: string;
  readonly isImmediate: boolean;
  readonly previewedAt: string;
}

const UNREACHABLE = 'The plan was not changed. Nothing was charged. Please try again.';

/** Changes the viewer's plan on the terms of a preview: charges the amount shown, or nothing. */
export function useChangePlan(plan: Fields<PlanTerms_PlanFragment>) {
  const [changePlan, { loading }] = useChangePlanMutation({ refetchQueries: [OwnSubscriptionDocument] });
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Resolves to true if the plan was changed or the change scheduled. */
  const change = async (preview: ShownPreview): Promise<boolean> => {
    setRefusal(null);
    const input = { planId: plan.id, previewedAt: preview.previewedAt, expectedDue: preview.dueNow.minorUnits };
    try {
      const { data } = await changePlan({ variables: { input } });
      const answer = data?.changePlan;
      if (answer?.subscription) return true;
      setRefusal(answer?.errors[0]?.message ?? UNREACHABLE);
    } catch (cause) {
      console.info('The plan was not changed.', cause);
      setRefusal(UNREACHABLE);
    }
    return false;
  };

  return { change, isChanging: loading, refusal };
}
