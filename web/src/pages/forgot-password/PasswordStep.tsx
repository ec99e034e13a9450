import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { toast } from '#ui/toast.ts';
import { useResetPasswordMutation } from './ResetPassword.mutation.generated.ts';
import { passwordStepRules } from './reset.validation.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  readonly email: string;
  readonly token: string;
  readonly onReset: () => void;
  /** Requests another code after the token has expired. */
  readonly onRestart: () => void;
}

/** Step 3: sets the new password. */
export function PasswordStep({ email, token, onReset, onRestart }: Props) {
  const [resetPassword] = useResetPasswordMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: valibotResolver(passwordStepRules),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = handleSubmit(async ({ password }) => {
    const input = { resetToken: token, newPassword: password };
    const { failure } = await send(async () => (await resetPassword({ variables: { input } })).data?.resetPassword);
    if (!failure) {
      const description = 'You can now login with your new password.';
      toast({ status: 'success', title: 'Password Reset Successful!', description, isForNextPage: true });
      onReset();
      return;
    }
    toast({ status: 'error', title: 'Error', description: 'Failed to reset password. Please try again.' });
    const message = failure.message || 'Failed to reset password';
    const isOfField = failure.fields.some(({ path }) => path === 'newPassword');
    setError(isOfField ? 'password' : 'root', { message }, { shouldFocus: isOfField });
  });

  return (
    <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <SubmitButton label="Reset Password" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      <chakra.p color="ink.muted" textAlign="center">
        Took longer than 15 minutes?{' '}
        <Button variant="link" onClick={onRestart}>
          Ask for a new code
        </Button>
      </chakra.p>
    </Form>
  );
}
