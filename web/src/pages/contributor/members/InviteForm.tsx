import { EmailField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { StudioRole } from '#generated/types.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useInviteStudioMemberMutation } from './InviteStudioMember.mutation.generated.ts';
import { roleWords } from './role-words.ts';
import { RoleField } from './RoleField.tsx';

const rules = v.object({ email: EmailField });

/** Invites someone to the studio by email. */
export function InviteForm({ studioId }: { readonly studioId: string }) {
  const [invite] = useInviteStudioMemberMutation();
  const { send, secondsToWait } = useSender();
  const [role, setRole] = useState<StudioRole>('EDITOR');
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    const variables = { input: { studioId, email, role } };
    const { failure } = await send(async () => (await invite({ variables })).data?.inviteStudioMember);
    if (failure) return showFailure(setError, ['email'], failure);
    reset();
    return toast({ status: 'success', title: 'Invitation sent', description: `${email} has 7 days to answer.` });
  });

  return (
    <Form
      aria-label="Invite"
      display="grid"
      gap="4"
      marginTop="6"
      maxWidth="30rem"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Invite by email"
        type="email"
        autoComplete="off"
        error={errors.email?.message ?? errors.root?.message}
        {...register('email')}
      />
      <RoleField label="Role" hint={roleWords[role].description} value={role} onChoose={setRole} />
      <div>
        <SubmitButton label="Send invitation" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
