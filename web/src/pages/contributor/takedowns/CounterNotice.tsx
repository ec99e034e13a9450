import { CounterNoticeFields, MAX_TAKEDOWN_CHARACTERS } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useCounterTakedownMutation } from './CounterTakedown.mutation.generated.ts';

const rules = v.object(CounterNoticeFields);
const fields = ['statement', 'isGoodFaith'] as const;

interface Props {
  /** Number of the takedown request. */
  readonly number: string;
  /** Title of the pattern. */
  readonly title: string;
  readonly onSent: () => void;
}

/** Form for a counter-notice: the pattern goes back on sale after some days, unless the case is in court. */
export function CounterNotice({ number, title, onSent }: Props) {
  const [counter] = useCounterTakedownMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { statement: '', isGoodFaith: false } });
  const submit = form.handleSubmit(async (notice) => {
    const variables = { input: { number, ...notice } };
    const { failure } = await send(async () => (await counter({ variables })).data?.counterTakedown);
    if (failure) return showFailure(form.setError, fields, failure);
    onSent();
    return toast({
      status: 'success',
      title: 'Your counter-notice is sent',
      description: 'Who claims the right is told.',
    });
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      aria-label={`Answer the claim against ${title}`}
      display="grid"
      gap="4"
      onSubmit={(event) => void submit(event)}
    >
      <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
      <TextAreaField
        label="Counter-notice"
        maxLength={MAX_TAKEDOWN_CHARACTERS}
        hint="Why you may sell the pattern. Who claims the right reads it, and may go to court; otherwise it is put on sale again."
        error={errors.statement?.message}
        {...form.register('statement')}
      />
      <CheckField
        label="I believe in good faith that the pattern was taken from sale by mistake."
        error={errors.isGoodFaith?.message}
        {...form.register('isGoodFaith')}
      />
      <div>
        <SubmitButton label="Send counter-notice" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
