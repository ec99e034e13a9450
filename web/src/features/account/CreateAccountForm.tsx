import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/Field.tsx';
import { accountRules } from './account.validation.ts';
import { FormError } from '#ui/FormError.tsx';
import { placeFailure } from './place-failure.ts';
import { useSignIn } from './useSignIn.ts';

/** The short form for a new account, in the dialog over a page. */
export function CreateAccountForm({ onDone }: { readonly onDone: () => void }) {
  const { signUp } = useSignIn('dialog');
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(accountRules),
    defaultValues: { name: '', username: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const failure = await signUp(values);
    if (failure) placeFailure(failure, setError);
    else onDone();
  });

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField label="Full name" autoComplete="name" error={errors.name?.message} {...register('name')} />
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
      <Button type="submit" width="full" disabled={isSubmitting}>
        {isSubmitting ? 'Please wait...' : 'Create Account'}
      </Button>
    </chakra.form>
  );
}
