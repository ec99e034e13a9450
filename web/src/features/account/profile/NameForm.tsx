import { Flex } from '@chakra-ui/react';
import { MAX_NAME_CHARACTERS } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionUser } from '#lib/session.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { EmailField } from '../email/EmailField.tsx';
import { nameRules } from './name.validation.ts';
import { useUpdateProfileMutation } from './UpdateProfile.mutation.generated.ts';

const failedWords = 'Failed to update profile';

interface NameFormProps {
  readonly user: SessionUser;
  /** Called after the name was stored or editing was canceled. */
  readonly onDone: () => void;
}

/** Manages the form's state and submission. */
function useNameChange({ user, onDone }: NameFormProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: valibotResolver(nameRules),
    defaultValues: { name: user.name, username: user.username },
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  const submit = handleSubmit(async (input) => {
    const { failure } = await send(async () => (await updateProfile({ variables: { input } })).data?.updateProfile);
    if (!failure) {
      onDone();
      const description = 'Your name has been updated successfully.';
      toast({ status: 'success', title: 'Profile updated', description });
      return;
    }
    const refused = (['name', 'username'] as const).find((field) => failure.fields.some(({ path }) => path === field));
    if (refused) {
      toast({ status: 'error', title: 'Validation error', description: failure.message });
      setError(refused, { message: failure.message }, { shouldFocus: true });
      return;
    }
    toast({ status: 'error', title: 'Error', description: failedWords });
    setError('root', { message: failure.message || failedWords });
  });

  return { register, submit, errors, isSubmitting, secondsToWait };
}

/** Form for the signed-in user's name and username; unmounting it discards the input. */
export function NameForm({ user, onDone }: NameFormProps) {
  const { register, submit, errors, isSubmitting, secondsToWait } = useNameChange({ user, onDone });
  return (
    <Form display="grid" gap="5" maxWidth="460px" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={MAX_NAME_CHARACTERS}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        hint="3 to 20 letters, digits or underscores"
        error={errors.username?.message}
        {...register('username')}
      />
      <EmailField email={user.email} />
      <Flex gap="3" wrap="wrap">
        <SubmitButton label="Save Changes" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        <Button variant="outline" disabled={isSubmitting} onClick={onDone}>
          Cancel
        </Button>
      </Flex>
    </Form>
  );
}
