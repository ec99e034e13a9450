import { ReplacingPasswordField } from '@halfdrop/domain';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useSender } from '#lib/useSender.ts';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useChangePasswordMutation } from './ChangePassword.mutation.generated.ts';

const formFields = ['currentPassword', 'newPassword'] as const;
const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Passwords = typeof blank;

/** Returns the first broken rule: its field and message. */
function brokenRule({ newPassword, confirmPassword }: Passwords): readonly [keyof Passwords, string] | null {
  if (newPassword !== confirmPassword) return ['confirmPassword', 'New passwords do not match!'];
  const { success, issues } = v.safeParse(ReplacingPasswordField, newPassword);
  return success ? null : ['newPassword', issues[0].message];
}

/** Manages the form's state and submission. */
function usePasswordChange() {
  const [changePassword] = useChangePasswordMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, reset, control, formState } = useForm({ defaultValues: blank });
  const { errors, isSubmitting } = formState;
  const given = useWatch({ control });
  const isComplete = Object.values(given).every((text) => text !== '');

  const refuse = (field: keyof Passwords, message: string) => {
    toast({ status: 'error', title: 'Validation error', description: message });
    setError(field, { message }, { shouldFocus: true });
  };

  const submit = handleSubmit(async (values) => {
    const broken = brokenRule(values);
    if (broken) {
      refuse(...broken);
      return;
    }
    const { currentPassword, newPassword } = values;
    const { failure } = await send(
      async () =>
        (await changePassword({ variables: { input: { currentPassword, newPassword } } })).data?.changePassword,
    );
    if (!failure) {
      reset();
      toast({ status: 'success', title: 'Success', description: 'Password updated successfully.' });
      return;
    }
    const refused = failure.fields[0];
    const field = formFields.find((known) => known === refused?.path);
    if (field) {
      refuse(field, failure.message);
      return;
    }
    toast({ status: 'error', title: 'Error', description: 'Failed to update password' });
    setError('root', { message: failure.message || 'Failed to update password' });
  });

  return { register, submit, errors, isComplete, isSubmitting, secondsToWait };
}

/** Form to change the password. Keeps this session and ends all others. */
export function ChangePasswordForm() {
  const { register, submit, errors, isComplete, isSubmitting, secondsToWait } = usePasswordChange();
  return (
    <Form display="grid" gap="5" maxWidth="460px" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <SubmitButton
        label="Change Password"
        isReady={isComplete}
        isSubmitting={isSubmitting}
        secondsToWait={secondsToWait}
        justifySelf="start"
      />
    </Form>
  );
}
