import { type FormEvent, useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import { useSender } from '#lib/useSender.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import type { Departure_AnnouncedFragment } from './Departure.fragment.generated.ts';
import { useTakeClosingBackMutation } from './TakeClosingBack.mutation.generated.ts';

interface Props {
  /** Which studio would stay; null while none would. */
  readonly staying: Departure_AnnouncedFragment | null;
  readonly onClose: () => void;
  readonly onTakenBack: () => void;
}

/** Asks why a studio is not closed after all, and tells it. */
export function TakeBackDialog({ staying, onClose, onTakenBack }: Props) {
  const { withProof, dialog } = useProof();
  const takenBack = () => {
    onClose();
    onTakenBack();
    toast({ status: 'success', title: 'The studio stays', description: 'It is told.' });
  };
  return (
    <>
      <Dialog isOpen={staying !== null} onClose={onClose} size="form" title={`Keep ${staying?.name ?? ''}?`}>
        {staying ? <TakeBackForm studioId={staying.id} withProof={withProof} onTakenBack={takenBack} /> : null}
      </Dialog>
      {dialog}
    </>
  );
}

interface FormProps {
  readonly studioId: string;
  readonly withProof: ReturnType<typeof useProof>['withProof'];
  readonly onTakenBack: () => void;
}

function TakeBackForm({ studioId, withProof, onTakenBack }: FormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [takeBack, { loading }] = useTakeClosingBackMutation();
  const { send, secondsToWait } = useSender();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { input: { studioId, reason } };
    const ask = async () => (await takeBack({ variables })).data?.takeClosingBack;
    const { failure } = await send(() => withProof(ask));
    if (failure) setProblem(failure.message);
    else onTakenBack();
  };

  return (
    <Form aria-label="Keep the studio" display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Why"
        hint="The studio reads it, and it stands in the audit."
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problem}
      />
      <div>
        <SubmitButton label="Do not close it" isSubmitting={loading} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
