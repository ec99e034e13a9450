import { EmailField, MAX_TAKEDOWN_CHARACTERS, TakedownFields } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useRequestTakedownMutation } from './RequestTakedown.mutation.generated.ts';

const rules = v.object({ ...TakedownFields, email: EmailField });
const fields = ['pattern', 'name', 'email', 'contact', 'right', 'isGoodFaith', 'isAccurate'] as const;

interface Props {
  /** Called after the server has stored the request. */
  readonly onSent: (receipt: { readonly number: string; readonly email: string }) => void;
}

function useClaim(onSent: Props['onSent']) {
  const [search] = useSearchParams();
  const [request] = useRequestTakedownMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm({
    resolver: valibotResolver(rules),
    defaultValues: {
      pattern: search.get('pattern') ?? '',
      name: '',
      email: '',
      contact: '',
      right: '',
      isGoodFaith: false,
      isAccurate: false,
    },
  });
  const submit = form.handleSubmit(async (input) => {
    const { answer, failure } = await send(async () => (await request({ variables: { input } })).data?.requestTakedown);
    if (failure) return showFailure(form.setError, fields, failure);
    return answer.receipt ? onSent(answer.receipt) : undefined;
  });
  return { ...form, submit, secondsToWait };
}

/** Form for a takedown request; `?pattern=` preselects the pattern. */
export function TakedownForm({ onSent }: Props) {
  const { register, formState, submit, secondsToWait } = useClaim(onSent);
  const { errors, isSubmitting } = formState;
  return (
    <Form aria-label="Your claim" display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
      <TextField
        label="Pattern"
        hint="Its Asset ID, such as HD-10000001, or the address of its page."
        autoComplete="off"
        error={errors.pattern?.message}
        {...register('pattern')}
      />
      <TextAreaField
        label="Your right"
        hint="Which work or mark is yours, and where we can see it."
        maxLength={MAX_TAKEDOWN_CHARACTERS}
        error={errors.right?.message}
        {...register('right')}
      />
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextAreaField
        label="Postal address"
        rows={3}
        autoComplete="street-address"
        error={errors.contact?.message}
        {...register('contact')}
      />
      <CheckField
        label="I believe in good faith that neither I, nor the law, has allowed the use of my work."
        error={errors.isGoodFaith?.message}
        {...register('isGoodFaith')}
      />
      <CheckField
        label="All of this is true, and I have the right or act for who has it."
        error={errors.isAccurate?.message}
        {...register('isAccurate')}
      />
      <div>
        <SubmitButton label="Send claim" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
