import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';
import { formatDate } from '#lib/dates.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PanelStudio } from '../panel-studio.ts';
import { useCancelStudioInvitationMutation } from './CancelStudioInvitation.mutation.generated.ts';
import { roleWords } from './role-words.ts';

/** Pending invitations; each can be canceled. */
export function InvitationList({ invitations }: Pick<PanelStudio, 'invitations'>) {
  const [cancelInvitation, { loading }] = useCancelStudioInvitationMutation();
  const { send } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const cancel = async (invitationId: string) => {
    const variables = { input: { invitationId } };
    const sent = await send(async () => (await cancelInvitation({ variables })).data?.cancelStudioInvitation);
    setFailure(sent.failure);
  };
  if (invitations.length === 0) return null;
  return (
    <>
      <FormError message={failure?.message} />
      <chakra.ul role="list" aria-label="Invitations" listStyleType="none">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            paddingBlock="3"
            borderTop="1px solid"
            borderColor="line"
            overflowWrap="anywhere"
          >
            <span>
              {email} is invited as {roleWords[role].label.toLowerCase()}, until {formatDate(expiresAt)}
            </span>
            <Button variant="outline" disabled={loading} onClick={() => void cancel(id)}>
              Cancel<VisuallyHidden>{` the invitation of ${email}`}</VisuallyHidden>
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
