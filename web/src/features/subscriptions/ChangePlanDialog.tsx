import { planWithInterval } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { formatDate } from '#lib/dates.ts';
import type { Fields } from '#lib/fragments.ts';
import { formatMoney } from '#lib/money.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { paidWords } from './plan-words.ts';
import { usePlanChangePreviewQuery } from './PlanChangePreview.query.generated.ts';
import type { PlanTerms_PlanFragment } from './PlanTerms.fragment.generated.ts';
import { type ShownPreview, useChangePlan } from './useChangePlan.ts';

interface ChangeProps {
  readonly plan: Fields<PlanTerms_PlanFragment>;
  readonly onClose: () => void;
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold', textAlign: 'end' },
  },
});
const Problem = chakra('p', {
  base: { padding: '4', borderRadius: 'md', background: 'accent.wash', color: 'accent' },
});

function confirmWords({ isImmediate, dueNow }: ShownPreview): string {
  if (!isImmediate) return 'Switch at renewal';
  return dueNow.minorUnits > 0 ? `Pay ${formatMoney(dueNow)} and upgrade` : 'Upgrade now';
}

function Terms({ plan, preview }: { plan: Fields<PlanTerms_PlanFragment>; preview: ShownPreview }) {
  const { isImmediate, dueNow, takesEffectAt } = preview;
  return (
    <>
      <Facts>
        <div>
          <dt>Charged now</dt>
          <dd>{formatMoney(dueNow)}</dd>
        </div>
        <div>
          <dt>Takes effect</dt>
          <dd>{isImmediate ? 'Immediately' : formatDate(takesEffectAt)}</dd>
        </div>
        <div>
          <dt>Then</dt>
          <dd>{paidWords(plan)}</dd>
        </div>
      </Facts>
      <chakra.p color="ink.muted" fontSize="15px">
        {isImmediate
          ? 'What is left of your present period is credited to the day and time.'
          : 'Until then you keep your present plan and all it gives.'}
      </chakra.p>
    </>
  );
}

function Change({ plan, onClose }: ChangeProps) {
  const { data, loading, refetch } = usePlanChangePreviewQuery({
    variables: { planId: plan.id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { change, isChanging, refusal } = useChangePlan(plan);
  const preview = data?.planChangePreview;
  const look = reloadBy(refetch);
  const confirm = async (shown: ShownPreview) => {
    if (await change(shown)) onClose();
    else look();
  };
  if (!preview && loading) return <Skeleton height="40" />;
  if (!preview) {
    return (
      <ErrorState title="The change cannot be computed just now" onRetry={look}>
        Your plan is as it was.
      </ErrorState>
    );
  }
  return (
    <chakra.div display="grid" gap="5">
      {refusal === null ? null : <Problem role="alert">{refusal}</Problem>}
      <Terms plan={plan} preview={preview} />
      <chakra.div display="grid" gap="3">
        <Button disabled={isChanging || loading} onClick={() => void confirm(preview)}>
          {isChanging ? 'Changing...' : confirmWords(preview)}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Keep my plan
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

/** Shows what a change of plan costs now and later and when it takes effect, and asks for confirmation. */
export function ChangePlanDialog({ isOpen, ...change }: ChangeProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={change.onClose} size="form" title={`Change to ${planWithInterval(change.plan)}`}>
      <Change {...change} />
    </Dialog>
  );
}
