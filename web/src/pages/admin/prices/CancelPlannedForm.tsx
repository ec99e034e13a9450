import { MAX_REASON_CHARACTERS } from '@halfdrop/domain';
import { type FormEvent, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useCancelPlannedPriceMutation } from './CancelPlannedPrice.mutation.generated.ts';
import type { Entry } from './price-words.ts';

interface Props {
  readonly entry: Entry;
  /** Refetches the price. */
  readonly onCanceled: () => void;
}

/** Cancels the planned price. */
export function CancelPlannedForm({ entry: { kind, id, version }, onCanceled }: Props) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [cancel, { loading }] = useCancelPlannedPriceMutation();
  const { send, secondsToWait } = useSender();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { input: { kind, id, version, reason } };
    const { failure } = await send(async () => (await cancel({ variables })).data?.cancelPlannedPrice);
    setProblem(failure?.message);
    if (failure) return;
    onCanceled();
    toast({ status: 'success', title: 'The planned price is canceled' });
  };

  return (
    <Form
      aria-label="Cancel the planned price"
      display="grid"
      gap="4"
      maxWidth="40rem"
      onSubmit={(event) => void submit(event)}
    >
      <Heading size="card">Cancel the planned price</Heading>
      <TextField
        label="Why not"
        hint="It stands in the audit."
        maxLength={MAX_REASON_CHARACTERS}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problem}
      />
      <div>
        <SubmitButton label="Cancel it" isSubmitting={loading} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
