import { toast } from '#ui/toast.ts';
import { ReasonDialog } from '#widgets/reason-dialog/ReasonDialog.tsx';
import type { Departure_AnnouncedFragment } from './Departure.fragment.generated.ts';
import { useTakeClosingBackMutation } from './TakeClosingBack.mutation.generated.ts';

interface Props {
  /** The studio to keep; null while closed. */
  readonly staying: Departure_AnnouncedFragment | null;
  readonly onClose: () => void;
  readonly onTakenBack: () => void;
}

/** Asks for the reason to revoke a closing, and notifies the studio. */
export function TakeBackDialog({ staying, onClose, onTakenBack }: Props) {
  const [takeBack] = useTakeClosingBackMutation();
  const send = async (reason: string) =>
    staying
      ? (await takeBack({ variables: { input: { studioId: staying.id, reason } } })).data?.takeClosingBack
      : undefined;
  const done = () => {
    onTakenBack();
    toast({ status: 'success', title: 'The studio stays', description: 'It is told.' });
  };
  return (
    <ReasonDialog
      isOpen={staying !== null}
      title={`Keep ${staying?.name ?? ''}?`}
      hint="The studio reads it, and it stands in the audit."
      label="Do not close it"
      send={send}
      onClose={onClose}
      onDone={done}
    />
  );
}
