import { chakra } from '@chakra-ui/react';
import { MAX_REASON_CHARACTERS } from '@halfdrop/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useFormAct } from '../acts/desk-acts.ts';

interface Answer {
  readonly errors: ReadonlyArray<{ readonly message: string; readonly path: readonly string[] }>;
}

interface Props {
  readonly title: string;
  /** Button label. */
  readonly button: string;
  /** Message after success. */
  readonly done: string;
  /** Explains the consequences. */
  readonly note: string;
  /** Validation error; undefined if there is none. */
  readonly problem?: string | undefined;
  readonly act: (reason: string) => Promise<Answer | undefined>;
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

/** Form for a single action on a subscription, with a reason. */
export function ActForm({ title, button, done, note, problem, act, onDone, children }: Props) {
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { send, secondsToWait } = useSender();
  const place = useFormAct(title);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problem ?? (reason.trim() === '' ? 'Say why' : undefined);
    setRefusal(wrong);
    if (wrong !== undefined) return;
    setIsBusy(true);
    const { failure } = await send(() => act(reason));
    setIsBusy(false);
    setRefusal(failure?.message);
    if (failure) return;
    setReason('');
    toast({ status: 'success', title: done });
    onDone();
  };

  return (
    <Form aria-label={title} display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <Heading size="card">{title}</Heading>
      {children}
      <TextField
        label="Why"
        hint="It stands in the audit."
        maxLength={MAX_REASON_CHARACTERS}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={refusal}
      />
      <chakra.p color="ink.muted" fontSize="14px">
        {note}
      </chakra.p>
      <div ref={place}>
        <SubmitButton label={button} isSubmitting={isBusy} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
