import { Flex, Text } from '@chakra-ui/react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { closeSession } from '#lib/session.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useDeleteAccountMutation } from './DeleteAccount.mutation.generated.ts';
import { GoogleButton } from '../google/GoogleButton.tsx';
import { usePasswordProofQuery } from '../password/PasswordProof.query.generated.ts';

const CONFIRMATION = 'DELETE';
const formFields = ['confirmation', 'password'] as const;

/** Manages the form's state and submission. */
function useDeletion() {
  const navigate = useNavigate();
  const { data } = usePasswordProofQuery({ fetchPolicy: 'cache-and-network' });
  const [deleteAccount] = useDeleteAccountMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, control, formState } = useForm({
    defaultValues: { confirmation: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const { confirmation, password } = useWatch({ control });
  const hasPassword = data?.viewer?.hasPassword ?? true;
  const isComplete = confirmation?.trim() === CONFIRMATION && (!hasPassword || password !== '');

  const submit = handleSubmit(async (values) => {
    const input = { confirmation: values.confirmation, ...(hasPassword && { password: values.password }) };
    const { failure } = await send(async () => (await deleteAccount({ variables: { input } })).data?.deleteAccount);
    if (!failure) {
      closeSession();
      toast({
        status: 'success',
        title: 'Account deleted',
        description: 'A last letter confirms it. Goodbye.',
        isForNextPage: true,
      });
      await navigate('/', { replace: true });
      return;
    }
    const [refused] = failure.fields;
    const field = formFields.find((known) => known === refused?.path);
    setError(field ?? 'root', { message: failure.message }, { shouldFocus: true });
  });

  return { register, submit, errors, hasPassword, isComplete, isSubmitting, secondsToWait };
}

/** Confirms account deletion with the password, or Google for an account without one, and a typed word. */
export function DeleteAccountForm({ onKept }: { readonly onKept: () => void }) {
  const { register, submit, errors, hasPassword, ...sending } = useDeletion();
  return (
    <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      {hasPassword ? (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
      ) : (
        <div>
          <Text marginBottom="3">You sign in with Google: do so once more, then confirm within ten minutes.</Text>
          <GoogleButton label="Sign in with Google again" redirect="/profile?tab=settings#delete-account" isOnlyWay />
        </div>
      )}
      <TextField
        label={`Type ${CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <Flex gap="3" wrap="wrap">
        <SubmitButton
          label="Delete for good"
          variant="accent"
          isReady={sending.isComplete}
          isSubmitting={sending.isSubmitting}
          secondsToWait={sending.secondsToWait}
        />
        <Button type="button" variant="outline" onClick={onKept}>
          Keep my account
        </Button>
      </Flex>
    </Form>
  );
}
