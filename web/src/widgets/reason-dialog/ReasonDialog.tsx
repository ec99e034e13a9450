import { type FormEvent, type ReactNode, useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import { useSender } from '#lib/useSender.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';

/** The shop's reply to an action. */
export interface ActAnswer {
  readonly errors: ReadonlyArray<{
    readonly __typename?: string;
    readonly message: string;
    readonly path: readonly string[];
  }>;
}

interface Act {
  /** Sends the action with its reason; asks for the password if the server requires it. */
  readonly send: (reason: string) => Promise<ActAnswer | undefined>;
  /** Button label. */
  readonly label: string;
  /** Says who will read the reason. */
  readonly hint: string;
  /** Describes the effect, in sentences. */
  readonly children?: ReactNode;
  /** Called after the server has accepted and the dialog has closed. */
  readonly onDone: () => void;
}

interface Props extends Act {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

/** Dialog in which staff give a reason for an action and confirm it. */
export function ReasonDialog({ isOpen, title, onClose, onDone, ...act }: Props) {
  const { withProof, dialog } = useProof();
  const done = () => {
    onClose();
    onDone();
  };
  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} size="form" title={title}>
        {isOpen ? <ReasonForm {...act} title={title} withProof={withProof} onDone={done} /> : null}
      </Dialog>
      {dialog}
    </>
  );
}

interface FormProps extends Act {
  readonly title: string;
  readonly withProof: ReturnType<typeof useProof>['withProof'];
}

function ReasonForm({ send: ask, label, hint, children, title, withProof, onDone }: FormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { send, secondsToWait } = useSender();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    const { failure } = await send(() => withProof(() => ask(reason)));
    setIsSending(false);
    if (failure) setProblem(failure.message);
    else onDone();
  };

  return (
    <Form aria-label={title} display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      {children}
      <TextField
        label="Why"
        hint={hint}
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problem}
      />
      <div>
        <SubmitButton label={label} isSubmitting={isSending} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
