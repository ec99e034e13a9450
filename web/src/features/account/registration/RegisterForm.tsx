import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { accountRules } from '../account.validation.ts';
import { FormError } from '#ui/FormError.tsx';
import { showFieldErrors } from './show-field-errors.ts';
import { type SignInPlace, useSignIn } from '../sign-in/useSignIn.ts';

interface RegisterFormProps {
  readonly place?: SignInPlace;
  readonly submitLabel?: string;
  /** Called after sign-in. */
  readonly onDone?: () => void;
}

/** Registration form. Server-side errors are shown under their fields, like client-side ones. */
export function RegisterForm({ place = 'page', submitLabel = 'Create account', onDone }: RegisterFormProps) {
  const { signUp } = useSignIn(place);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(accountRules),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const failure = await signUp(values);
    if (failure) showFieldErrors(failure, setError);
    else onDone?.();
  });

  return (
    <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" width="full" disabled={isSubmitting}>
        {isSubmitting ? 'Please wait...' : submitLabel}
      </Button>
    </Form>
  );
}
