import { Flex, chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionUser } from '#lib/session.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormError } from '#ui/FormError.tsx';
import { toast } from '#ui/toast.ts';
import { nameRules } from './account.validation.ts';
import { EmailField } from './EmailField.tsx';
import { useUpdateProfileMutation } from './UpdateProfile.mutation.generated.ts';

const failedWords = 'Failed to update profile';

/** Name and address of the signed-in person. The name can be edited, the address never. */
export function NameForm({ user }: { readonly user: SessionUser }) {
  const [updateProfile] = useUpdateProfileMutation();
  const { send, secondsToWait } = useSender();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    resolver: valibotResolver(nameRules),
    values: { name: user.name },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (isEditing) setFocus('name', { shouldSelect: true });
    else if (wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, setFocus]);

  const leave = (name: string) => {
    reset({ name });
    setIsEditing(false);
  };

  const submit = handleSubmit(async ({ name }) => {
    const { answer, failure } = await send(
      async () => (await updateProfile({ variables: { input: { name } } })).data?.updateProfile,
    );
    if (!failure) {
      leave(answer.viewer?.name ?? name);
      toast({
        status: 'success',
        title: 'Profile updated',
        description: 'Your name has been updated successfully.',
      });
      return;
    }
    const isRefused = failure.fields.some(({ path }) => path === 'name');
    toast({
      status: 'error',
      title: isRefused ? 'Validation error' : 'Error',
      description: isRefused ? failure.message : failedWords,
    });
    if (isRefused) setError('name', { message: failure.message }, { shouldFocus: true });
    else setError('root', { message: failure.message || failedWords });
  });

  return (
    <chakra.form display="grid" gap="5" maxWidth="460px" noValidate onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={100}
        disabled={!isEditing}
        error={errors.name?.message}
        {...register('name')}
      />
      <EmailField email={user.email} />
      <Flex gap="3" wrap="wrap">
        {isEditing ? (
          <>
            <Button type="submit" disabled={isSubmitting || secondsToWait > 0}>
              {submitLabel(isSubmitting, secondsToWait)}
            </Button>
            <Button variant="outline" disabled={isSubmitting} onClick={() => leave(user.name)}>
              Cancel
            </Button>
          </>
        ) : (
          <Button ref={editButton} variant="outline" onClick={() => setIsEditing(true)}>
            Edit Profile
          </Button>
        )}
      </Flex>
    </chakra.form>
  );
}

function submitLabel(isSubmitting: boolean, secondsToWait: number): string {
  if (isSubmitting) return 'Please wait...';
  return secondsToWait > 0 ? `Try again in ${secondsToWait} s` : 'Save Changes';
}
