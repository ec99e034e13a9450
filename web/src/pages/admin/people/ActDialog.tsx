import { type FormEvent, type ReactNode, useState } from 'react';
import type { useProof } from '#features/account/proof/useProof.tsx';
import { useSender } from '#lib/useSender.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';

/** How the shop answers an act. */
export interface ActAnswer {
  readonly errors: ReadonlyArray<{
    readonly __typename?: string;
    readonly message: string;
    readonly path: readonly string[];
  }>;
}

/** Something that can be done to a person, once it was said why. */
export interface PersonAct {
  readonly label: string;
  /** What will happen. */
  readonly explanation: ReactNode;
  /** Who reads why; the person and the audit, unless it says otherwise. */
  readonly reasonHint?: string;
  /** What has happened. */
  readonly done: string;
  readonly ask: (reason: string) => Promise<ActAnswer | undefined>;
  readonly onDone?: () => void;
}

interface Props {
  /** What would be done; null while nothing would. */
  readonly act: PersonAct | null;
  readonly name: string;
  readonly withProof: ReturnType<typeof useProof>['withProof'];
  readonly onClose: () => void;
}

/** Asks why something is done to a person, and does it. */
export function ActDialog({ act, name, withProof, onClose }: Props) {
  return (
    <Dialog isOpen={act !== null} onClose={onClose} size="form" title={act ? `${act.label}: ${name}` : ''}>
      {act ? <ActForm act={act} withProof={withProof} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'withProof' | 'onClose'> {
  readonly act: PersonAct;
}

function ActForm({
  act: { label, explanation, reasonHint = 'The person reads it, and it stands in the audit.', done, ask, onDone },
  withProof,
  onClose,
}: FormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { send, secondsToWait } = useSender();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const { failure } = await send(() => withProof(() => ask(reason)));
    setIsBusy(false);
    if (failure) return setProblem(failure.message);
    onClose();
    onDone?.();
    return toast({ status: 'success', title: done });
  };

  return (
    <Form aria-label={label} display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <div>{explanation}</div>
      <TextField
        label="Why"
        hint={reasonHint}
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problem}
      />
      <div>
        <SubmitButton label={label} isSubmitting={isBusy} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
