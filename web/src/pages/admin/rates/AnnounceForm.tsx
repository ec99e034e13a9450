import { earliestRateCardStart, RATE_CARD_NOTICE_DAYS } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import type { RateCard_CardFragment } from '#features/royalties/RateCard.fragment.generated.ts';
import { formatDay } from '#lib/dates.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useAnnouncing } from './useAnnouncing.tsx';

interface Props {
  readonly cards: readonly RateCard_CardFragment[];
  readonly now: Date;
  readonly onAnnounced: () => void;
}

/** Announces the next rate card. */
export function AnnounceForm({ cards, now, onAnnounced }: Props) {
  const earliest = earliestRateCardStart(now).toISOString().slice(0, 10);
  const { register, submit, errors, ...form } = useAnnouncing(cards.at(-1), earliest, onAnnounced);
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
        <FormError message={form.problem} />
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
          <SubmitButton label="Announce" isSubmitting={form.isSubmitting} secondsToWait={form.secondsToWait} />
        </div>
      </Form>
      {form.dialog}
    </>
  );
}
