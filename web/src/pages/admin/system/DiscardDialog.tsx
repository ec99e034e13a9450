import { type FormEvent, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useDiscardJobMutation } from './DiscardJob.mutation.generated.ts';

interface Props {
  /** The job to discard; null while closed. */
  readonly job: { readonly id: string; readonly task: string } | null;
  readonly onClose: () => void;
  readonly onDiscarded: () => void;
}

/** Asks for the reason to discard a job. */
export function DiscardDialog({ job, onClose, onDiscarded }: Props) {
  const discarded = () => {
    onClose();
    onDiscarded();
    toast({ status: 'success', title: 'Job discarded', description: 'It stands in the audit.' });
  };
  return (
    <Dialog isOpen={job !== null} onClose={onClose} size="form" title={`Discard ${job?.task ?? ''}?`}>
      {job ? <DiscardForm id={job.id} onDiscarded={discarded} /> : null}
    </Dialog>
  );
}

function DiscardForm({ id, onDiscarded }: { readonly id: string; readonly onDiscarded: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [discard, { loading }] = useDiscardJobMutation();
  const { send, secondsToWait } = useSender();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { input: { id, reason } };
    const { failure } = await send(async () => (await discard({ variables })).data?.discardJob);
    if (failure) setProblem(failure.message);
    else onDiscarded();
  };

  return (
    <Form aria-label="Discard the job" display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Why"
        hint="What it was to do is not done, now or later."
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problem}
      />
      <div>
        <SubmitButton label="Discard" isSubmitting={loading} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
