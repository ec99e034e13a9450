import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/Field.tsx';
import { registerRules } from './account.validation.ts';
import { FormError } from '#ui/FormError.tsx';
import { placeFailure } from './place-failure.ts';
import { useSignIn } from './useSignIn.ts';

/** The form for a new account. What the server refuses stands under its field, as our own rules do. */
export function RegisterForm() {
  const { signUp } = useSignIn();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(registerRules),
    defaultValues: { name: '', username: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name, username, email, password }) => {
    const failure = await signUp({ name, username, email, password });
    if (failure) placeFailure(failure, setError);
  });

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        hint="3 to 20 letters, digits or underscores"
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField
        label="Password"
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
      <Button type="submit" width="full" disabled={isSubmitting}>
        {isSubmitting ? 'Please wait...' : 'Create account'}
      </Button>
    </chakra.form>
  );
}
