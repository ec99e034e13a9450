import type { SessionUser_UserFragment } from '#features/account/viewer/SessionUser.fragment.generated.ts';
import { readFragment } from '#lib/fragments.ts';
import { startStaffView } from '#lib/staff-view.ts';
import type { ActAnswer } from '#widgets/reason-dialog/ReasonDialog.tsx';
import { useImpersonatePersonMutation } from './ImpersonatePerson.mutation.generated.ts';

/** Returns a function that starts impersonating a user once it is granted. */
export function useImpersonation(personId: string): (reason: string) => Promise<ActAnswer | undefined> {
  const [impersonate] = useImpersonatePersonMutation();
  return async (reason) => {
    const answer = (await impersonate({ variables: { input: { personId, reason } } })).data?.impersonatePerson;
    const user = readFragment<SessionUser_UserFragment>(answer?.user);
    if (answer?.token && answer.expiresAt && user) startStaffView({ token: answer.token, user }, answer.expiresAt);
    return answer;
  };
}
