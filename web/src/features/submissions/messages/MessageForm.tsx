import { MAX_REVIEW_NOTE_CHARACTERS } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';

/** What is written, under a key by which it is written once. */
interface Saying {
  readonly idempotencyKey: string;
  readonly words: string;
}

type Sending = Parameters<ReturnType<typeof useSender>['send']>[0];

interface MessageFormProps {
  readonly label: string;
  readonly hint: string;
  readonly isSubmitting: boolean;
  readonly onSend: (saying: Saying) => ReturnType<Sending>;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** Writes a message about a pattern; what is typed stays until it was taken. */
export function MessageForm({ label, hint, isSubmitting, onSend, children }: MessageFormProps) {
  const [words, setWords] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const { send, secondsToWait } = useSender();
  useUnsavedGuard(words.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { failure } = await send(() => onSend({ idempotencyKey: key, words }));
    setProblem(failure?.message);
    if (failure) return;
    setWords('');
    setKey(crypto.randomUUID());
  };
  return (
    <Form aria-label={label} display="grid" gap="3" marginTop="4" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={label}
        hint={hint}
        rows={3}
        maxLength={MAX_REVIEW_NOTE_CHARACTERS}
        error={problem}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SubmitButton label="Send" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        {children}
      </chakra.div>
    </Form>
  );
}
