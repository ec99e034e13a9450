import { MAX_REVIEW_NOTE_CHARACTERS } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useSubmitSubmissionMutation } from '../SubmitSubmission.mutation.generated.ts';
import { type PatternDetail, rowOf } from './detail.ts';

interface HandInProps {
  readonly detail: PatternDetail;
  /** Whether there are unsaved changes. */
  readonly isDirty: boolean;
  /** Whether another file is being uploaded. */
  readonly isSending: boolean;
  /** Refetches the pattern. */
  readonly onStale: () => void;
}

/** Submits a complete pattern, with a note to the reviewer if there is reason for one. */
export function HandIn({ detail, isDirty, isSending, onStale }: HandInProps) {
  const { id, version, problems } = rowOf(detail);
  const [note, setNote] = useState('');
  const [submit, { loading }] = useSubmitSubmissionMutation();
  const { send, secondsToWait } = useSender();
  const [failure, setFailure] = useState<string | null>(null);
  const handIn = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { input: { submissionId: id, version, note } };
    const sent = await send(async () => (await submit({ variables })).data?.submitSubmission);
    setFailure(sent.failure?.message ?? null);
    if (sent.failure) onStale();
  };
  return (
    <Form aria-label="Hand in" display="grid" gap="3" width="full" onSubmit={(event) => void handIn(event)}>
      {problems.length > 0 ? (
        <chakra.div fontSize="15px">
          <p>Before you can hand it in:</p>
          <chakra.ul aria-label="Still missing" paddingInlineStart="5">
            {problems.map(({ message, path }) => (
              <li key={path.join('.')}>{message}</li>
            ))}
          </chakra.ul>
        </chakra.div>
      ) : null}
      <TextAreaField
        label="Words to the reviewer"
        hint={
          detail.verdicts.length > 0
            ? 'What you have changed, if it is not plain to see.'
            : 'If there is something to explain.'
        }
        rows={2}
        maxLength={MAX_REVIEW_NOTE_CHARACTERS}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormError message={failure ?? undefined} />
      <div>
        <SubmitButton
          label="Hand in"
          isSubmitting={loading}
          secondsToWait={secondsToWait}
          isReady={!isDirty && !isSending && problems.length === 0}
        />
      </div>
      {isDirty ? <p>Save before you hand it in.</p> : null}
      {isSending ? <p>Its new file is on its way.</p> : null}
    </Form>
  );
}
