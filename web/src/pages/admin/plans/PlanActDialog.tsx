import { chakra } from '@chakra-ui/react';
import { toast } from '#ui/toast.ts';
import { ReasonDialog } from '#widgets/reason-dialog/ReasonDialog.tsx';
import { useCancelPlannedTermsMutation } from './CancelPlannedTerms.mutation.generated.ts';
import { type DeskPlan, holderWords } from './plan-desk-words.ts';
import { usePutPlanOnSaleMutation } from './PutPlanOnSale.mutation.generated.ts';

/** Actions on a plan besides changing its terms. */
export type PlanAct = 'cancel' | 'sell' | 'stop';

const words: Readonly<Record<PlanAct, { readonly title: string; readonly label: string; readonly done: string }>> = {
  cancel: { title: 'Cancel what is planned', label: 'Cancel it', done: 'The planned version is canceled' },
  sell: { title: 'Put it on sale', label: 'Put on sale', done: 'The plan is on sale' },
  stop: { title: 'Take it off sale', label: 'Take off sale', done: 'The plan is off sale' },
};

interface Props {
  /** Null while closed. */
  readonly act: PlanAct | null;
  readonly plan: DeskPlan;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the reason of an action on a plan and runs it. */
export function PlanActDialog({ act, plan, onClose, onDone }: Props) {
  const [cancel] = useCancelPlannedTermsMutation();
  const [sell] = usePutPlanOnSaleMutation();
  const { title, label, done } = words[act ?? 'cancel'];
  const send = async (reason: string) => {
    const input = { planId: plan.id, version: plan.version, reason };
    if (act === 'cancel') return (await cancel({ variables: { input } })).data?.cancelPlannedTerms;
    const isOnSale = act === 'sell';
    return (await sell({ variables: { input: { ...input, isOnSale } } })).data?.putPlanOnSale;
  };
  return (
    <ReasonDialog
      isOpen={act !== null}
      title={title}
      label={label}
      hint="It stands in the audit."
      send={send}
      onClose={onClose}
      onDone={() => {
        toast({ status: 'success', title: done });
        onDone();
      }}
    >
      {act === 'stop' ? (
        <chakra.p color="ink.muted">
          Nobody can choose it any more. {holderWords(plan.holderCount)} keep it, and it is renewed for them.
        </chakra.p>
      ) : null}
    </ReasonDialog>
  );
}
