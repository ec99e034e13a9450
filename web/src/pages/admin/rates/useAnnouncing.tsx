import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useProof } from '#features/account/proof/useProof.tsx';
import type { RateCard_CardFragment } from '#features/royalties/RateCard.fragment.generated.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import { useAnnounceRateCardMutation } from './AnnounceRateCard.mutation.generated.ts';

const PercentField = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(100|\d{1,2}(\.\d{1,2})?)$/, 'A number from 0 to 100, such as 52.5'),
);
const rules = v.object({
  startsAt: v.pipe(v.string(), v.isoDate('Choose a day')),
  saleBasisPoints: PercentField,
  periodBasisPoints: PercentField,
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Say why')),
});
const fields = ['startsAt', 'saleBasisPoints', 'periodBasisPoints', 'reason'] as const;

/** The form of the next rate card, which begins as the newest one on the first day it may, and how it is sent. */
export function useAnnouncing(newest: RateCard_CardFragment | undefined, earliest: string, onAnnounced: () => void) {
  const [announce] = useAnnounceRateCardMutation();
  const { send, secondsToWait } = useSender();
  const { withProof, dialog } = useProof();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(rules),
    defaultValues: {
      startsAt: earliest,
      saleBasisPoints: String((newest?.saleBasisPoints ?? 0) / 100),
      periodBasisPoints: String((newest?.periodBasisPoints ?? 0) / 100),
      reason: '',
    },
  });
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);
  const submit = handleSubmit(async ({ startsAt, saleBasisPoints, periodBasisPoints, reason }) => {
    const input = {
      version: (newest?.version ?? 0) + 1,
      startsAt: `${startsAt}T00:00:00.000Z`,
      saleBasisPoints: Math.round(Number(saleBasisPoints) * 100),
      periodBasisPoints: Math.round(Number(periodBasisPoints) * 100),
      reason,
    };
    const ask = async () => (await announce({ variables: { input } })).data?.announceRateCard;
    const { failure } = await send(() => withProof(ask));
    if (failure) return showFailure(setError, fields, failure);
    onAnnounced();
    return toast({ status: 'success', title: 'Announced', description: 'Every studio is told.' });
  });
  const problem = fields.some((field) => errors[field]) ? undefined : errors.root?.message;
  return { register, submit, errors, problem, isSubmitting, secondsToWait, dialog };
}
