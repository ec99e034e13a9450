import type { StaffRole } from '#generated/types.ts';
import { toast } from '#ui/toast.ts';
import { ReasonDialog } from '#widgets/reason-dialog/ReasonDialog.tsx';
import { roleWords } from './role-words.ts';
import type { StaffTable_MemberFragment } from './StaffTable.fragment.generated.ts';
import { useTakeStaffRoleMutation } from './TakeStaffRole.mutation.generated.ts';

interface Props {
  /** The member and role to revoke; null while closed. */
  readonly leaving: { readonly member: StaffTable_MemberFragment; readonly role: StaffRole } | null;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** Asks for a reason and revokes a role. */
export function TakeRoleDialog({ leaving, onClose, onTaken }: Props) {
  const [take] = useTakeStaffRoleMutation();
  const send = async (reason: string) => {
    if (!leaving) return undefined;
    const input = { email: leaving.member.email, role: leaving.role, reason };
    return (await take({ variables: { input } })).data?.takeStaffRole;
  };
  const done = () => {
    onTaken();
    toast({ status: 'success', title: 'Role taken away' });
  };
  return (
    <ReasonDialog
      isOpen={leaving !== null}
      title={leaving ? `Take ${roleWords[leaving.role].label} from ${leaving.member.name}?` : ''}
      hint="Stands in the audit."
      label="Take away"
      send={send}
      onClose={onClose}
      onDone={done}
    >
      <p>It ends at once, and {leaving?.member.email} is told by mail.</p>
    </ReasonDialog>
  );
}
