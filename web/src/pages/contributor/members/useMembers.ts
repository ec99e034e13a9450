import { useState } from 'react';
import type { StudioRole } from '#generated/types.ts';
import type { FormFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useChangeStudioMemberRoleMutation } from './ChangeStudioMemberRole.mutation.generated.ts';
import { useRemoveStudioMemberMutation } from './RemoveStudioMember.mutation.generated.ts';

/**
 * Changes the roles of a studio's members and ends memberships.
 * @param onLeft called when the viewer is no longer a member
 */
export function useMembers(onLeft: () => void) {
  const [changeRole] = useChangeStudioMemberRoleMutation();
  const [removeMember, removing] = useRemoveStudioMemberMutation();
  const { send } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const change = async (memberId: string, role: StudioRole) => {
    const variables = { input: { memberId, role } };
    const sent = await send(async () => (await changeRole({ variables })).data?.changeStudioMemberRole);
    setFailure(sent.failure);
  };
  const remove = async (memberId: string) => {
    const variables = { input: { memberId } };
    const sent = await send(async () => (await removeMember({ variables })).data?.removeStudioMember);
    setFailure(sent.failure);
    if (sent.answer && !sent.answer.studio) onLeft();
  };
  return { change, remove, isRemoving: removing.loading, failure };
}
