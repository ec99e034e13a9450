import { earliestRateCardStart, RATE_CARD_NOTICE_DAYS } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useProof } from '#features/account/proof/useProof.tsx';
import type { RateCard_CardFragment } from '#features/royalties/RateCard.fragment.generated.ts';
import { formatDay } from '#lib/dates.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
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

interface Props {
  readonly cards: readonly RateCard_CardFragment[];
  readonly now: Date;
  readonly onAnnounced: () => void;
}

/** Announces the next rate card, whose rates begin as those of the newest one. */
export function AnnounceForm({ cards, now, onAnnounced }: Props) {
  const newest = cards.at(-1);
  const earliest = earliestRateCardStart(now).toISOString().slice(0, 10);
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
  const { errors, isSubmitting } = formState;

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

  return (
    <>
      <Form
        aria-label="Announce rates"
        display="grid"
        gap="4"
        maxWidth="30rem"
        onSubmit={(event) => void submit(event)}
      >
        <Heading as="h2" size="card">
          Announce rates
        </Heading>
        <chakra.p color="ink.muted">
          Every studio is told at once, in its panel and by mail. What is announced cannot be taken back, only followed
          by another version.
        </chakra.p>
        <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
        <TextField
          label="From"
          type="date"
          min={earliest}
          hint={`With ${RATE_CARD_NOTICE_DAYS} days’ notice: ${formatDay(earliest)} at the earliest.`}
          error={errors.startsAt?.message}
          {...register('startsAt')}
        />
        <TextField
          label="Of the net of a sale, %"
          inputMode="decimal"
          autoComplete="off"
          error={errors.saleBasisPoints?.message}
          {...register('saleBasisPoints')}
        />
        <TextField
          label="Of the net of a subscription period, %"
          inputMode="decimal"
          autoComplete="off"
          error={errors.periodBasisPoints?.message}
          {...register('periodBasisPoints')}
        />
        <TextField
          label="Why"
          hint="Studios read it, and it stands in the audit."
          maxLength={500}
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
        <div>
          <SubmitButton label="Announce" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        </div>
      </Form>
      {dialog}
    </>
  );
}
