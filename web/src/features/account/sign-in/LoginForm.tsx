import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { loginRules } from '../account.validation.ts';
import { FormError } from '#ui/FormError.tsx';
import { type SignInPlace, useSignIn } from './useSignIn.ts';

interface Props {
  readonly place?: SignInPlace;
  readonly submitLabel?: string;
  /** Called after sign-in. */
  readonly onDone?: () => void;
}

/** Sign-in form. Refusals are shown above the fields. */
export function LoginForm({ place = 'page', submitLabel = 'Sign in', onDone }: Props) {
  const { signIn } = useSignIn(place);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(loginRules),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const failure = await signIn(values);
    if (failure) setError('root', { message: failure.message });
    else onDone?.();
  });

  return (
    <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" width="full" disabled={isSubmitting}>
        {isSubmitting ? 'Please wait...' : submitLabel}
      </Button>
    </Form>
  );
}
