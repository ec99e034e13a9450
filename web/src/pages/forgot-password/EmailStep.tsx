import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { toast } from '#ui/toast.ts';
import { useRequestPasswordResetMutation } from './RequestPasswordReset.mutation.generated.ts';
import { emailStepRules } from './reset.validation.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  /** The address entered before; empty at first. */
  readonly email: string;
  /** Called with the address and the code's lifetime in minutes. */
  readonly onSent: (email: string, minutes: number) => void;
}

/** Step 1: requests a code. Continues only once the server has accepted the address. */
export function EmailStep({ email, onSent }: Props) {
  const [requestReset] = useRequestPasswordResetMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(emailStepRules),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    const { answer, failure } = await send(
      async () => (await requestReset({ variables: { input } })).data?.requestPasswordReset,
    );
    if (answer?.request) {
      toast({ status: 'success', title: 'OTP Sent!', description: 'Check your email for the verification code.' });
      onSent(input.email, Math.round(answer.request.expiresInSeconds / 60));
      return;
    }
    toast({ status: 'error', title: 'Error', description: 'Failed to send OTP. Please try again.' });
    const message = failure?.message || 'Failed to send OTP';
    const isOfField = failure?.fields.some(({ path }) => path === 'email') ?? false;
    setError(isOfField ? 'email' : 'root', { message }, { shouldFocus: isOfField });
  });

  return (
    <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <chakra.p color="ink.muted">
        Tell us the email of your account, and we send you a code of 6 digits to set a new password.
      </chakra.p>
      <FormError message={errors.root?.message} />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <SubmitButton label="Send code" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
    </Form>
  );
}
