import { chakra } from '@chakra-ui/react';
import { planWithInterval } from '@halfdrop/domain';
import { useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import { useAllPlansQuery } from '#features/subscriptions/AllPlans.query.generated.ts';
import { formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { SelectField } from '#ui/Field.tsx';
import { ActForm } from './ActForm.tsx';
import { useChangePlanForSubscriberMutation } from './ChangePlanForSubscriber.mutation.generated.ts';
import {
  type SubscriberPlanPreviewQuery,
  useSubscriberPlanPreviewQuery,
} from './SubscriberPlanPreview.query.generated.ts';
import type { ActProps } from './subscription-words.ts';

type Preview = NonNullable<SubscriberPlanPreviewQuery['adminPlanChangePreview']>;

function effectOf({ isImmediate, dueNow, takesEffectAt }: Preview): string {
  if (!isImmediate) return `Nothing is charged now. The plan changes with the renewal on ${formatDay(takesEffectAt)}.`;
  return `${formatMoney(dueNow)} is charged to the card now, and the plan changes at once.`;
}

function buttonOf(preview: Preview | undefined): string {
  if (preview === undefined) return 'Change it';
  if (!preview.isImmediate) return 'Change it at the renewal';
  return preview.dueNow.minorUnits > 0 ? `Charge ${formatMoney(preview.dueNow)} and change it` : 'Change it at once';
}

/** Changes a subscriber's plan on the terms shown. */
export function PlanForm({ subscription: { id: subscriptionId, plan: present, pendingPlan }, onChanged }: ActProps) {
  const [planId, setPlanId] = useState('');
  const { data: offered } = useAllPlansQuery();
  const { data, refetch } = useSubscriberPlanPreviewQuery({
    variables: { id: subscriptionId, planId },
    skip: planId === '',
    fetchPolicy: 'network-only',
  });
  const preview = planId === '' ? undefined : (data?.adminPlanChangePreview ?? undefined);
  const [change] = useChangePlanForSubscriberMutation();
  const { withProof, dialog } = useProof();
  const plans = [...(offered?.membership ?? []), ...(offered?.pricing ?? [])].filter(
    ({ id, interval }) => interval !== null && id !== present.id && id !== pendingPlan?.id,
  );
  const act = async (reason: string) => {
    if (preview === undefined) return undefined;
    const { previewedAt, dueNow } = preview;
    const input = { subscriptionId, planId, previewedAt, expectedDue: dueNow.minorUnits, reason };
    const answer = await withProof(async () => (await change({ variables: { input } })).data?.changePlanForSubscriber);
    // Shows the current cost before a retry.
    if (answer?.subscription === null) await refetch();
    return answer;
  };
  return (
    <>
      <ActForm
        title="Change the plan"
        button={buttonOf(preview)}
        done={preview?.isImmediate ? 'The plan is changed' : 'The change waits for the renewal'}
        note="Its owner is told by email, and can take back what waits."
        problem={preview === undefined ? 'Choose a plan, and wait for what it comes to' : undefined}
        act={act}
        onDone={() => {
          setPlanId('');
          onChanged();
        }}
      >
        <SelectField label="Plan" value={planId} onChange={({ target }) => setPlanId(target.value)}>
          <option value="">Choose a plan</option>
          {plans.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {planWithInterval(plan)}, {formatMoney(plan.price)}
            </option>
          ))}
        </SelectField>
        <chakra.p role="status">{preview === undefined ? null : effectOf(preview)}</chakra.p>
      </ActForm>
      {dialog}
    </>
  );
}
