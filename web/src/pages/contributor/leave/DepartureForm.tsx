import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useAnnounceDepartureMutation } from './AnnounceDeparture.mutation.generated.ts';

const rules = v.object({ leavesAt: v.pipe(v.string(), v.isoDate('Choose a day')) });
const fields = ['leavesAt'] as const;

interface Props {
  readonly studioId: string;
  readonly onSaleCount: number;
}

/** Form for the day on which a studio leaves. */
export function DepartureForm({ studioId, onSaleCount }: Props) {
  const [announce] = useAnnounceDepartureMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { leavesAt: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ leavesAt }) => {
    const input = { studioId, leavesAt: `${leavesAt}T00:00:00.000Z` };
    const { failure } = await send(async () => (await announce({ variables: { input } })).data?.announceDeparture);
    if (failure) showFailure(setError, fields, failure);
  });

  return (
    <Form aria-label="Leave Halfdrop" display="grid" gap="4" maxWidth="30rem" onSubmit={(event) => void submit(event)}>
      <chakra.p color="ink.muted">
        On the day you choose, {onSaleCount === 1 ? 'your pattern is' : `your ${onSaleCount} patterns are`} taken from
        sale and what waits for review is withdrawn. Until then you can change your mind.
      </chakra.p>
      <FormError message={errors.leavesAt ? undefined : errors.root?.message} />
      <TextField
        label="Leave on"
        type="date"
        hint="From the beginning of that day (UTC) on, nothing of yours is sold."
        error={errors.leavesAt?.message}
        {...register('leavesAt')}
      />
      <div>
        <SubmitButton label="Leave on this day" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
