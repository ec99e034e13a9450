import { type FormEvent, useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import type { StaffRole } from '#generated/types.ts';
import { useSender } from '#lib/useSender.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { roleWords } from './role-words.ts';
import type { StaffTable_MemberFragment } from './StaffTable.fragment.generated.ts';
import { useTakeStaffRoleMutation } from './TakeStaffRole.mutation.generated.ts';

interface Leaving {
  readonly member: StaffTable_MemberFragment;
  readonly role: StaffRole;
}

interface Props {
  /** Who would lose which role; null while nobody would. */
  readonly leaving: Leaving | null;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** Asks why a role is taken, and takes it. */
export function TakeRoleDialog({ leaving, onClose, onTaken }: Props) {
  const { withProof, dialog } = useProof();
  const taken = () => {
    onClose();
    onTaken();
    toast({ status: 'success', title: 'Role taken away' });
  };
  return (
    <>
      <Dialog
        isOpen={leaving !== null}
        onClose={onClose}
        size="form"
        title={leaving ? `Take ${roleWords[leaving.role].label} from ${leaving.member.name}?` : ''}
      >
        {leaving ? <TakeForm leaving={leaving} withProof={withProof} onTaken={taken} /> : null}
      </Dialog>
      {dialog}
    </>
  );
}

interface FormProps {
  readonly leaving: Leaving;
  readonly withProof: ReturnType<typeof useProof>['withProof'];
  readonly onTaken: () => void;
}

function TakeForm({ leaving: { member, role }, withProof, onTaken }: FormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [take, { loading }] = useTakeStaffRoleMutation();
  const { send, secondsToWait } = useSender();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { input: { email: member.email, role, reason } };
    const { failure } = await send(() => withProof(async () => (await take({ variables })).data?.takeStaffRole));
    if (failure) setProblem(failure.message);
    else onTaken();
  };

  return (
    <Form aria-label="Take a role" display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <p>It ends at once, and {member.email} is told by mail.</p>
      <TextField
        label="Why"
        hint="Stands in the audit."
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problem}
      />
      <div>
        <SubmitButton label="Take away" isSubmitting={loading} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
