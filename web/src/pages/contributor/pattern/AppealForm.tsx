import { MAX_REVIEW_NOTE_CHARACTERS } from '@halfdrop/domain';
import { type FormEvent, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useAppealSubmissionMutation } from './AppealSubmission.mutation.generated.ts';

/** Form to appeal a refusal; another reviewer decides, once. */
export function AppealForm({ submissionId }: { readonly submissionId: string }) {
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [appeal, { loading }] = useAppealSubmissionMutation();
  const { send, secondsToWait } = useSender();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { input: { submissionId, words } };
    const sent = await send(async () => (await appeal({ variables })).data?.appealSubmission);
    setFailure(sent.failure?.message ?? null);
  };
  return (
    <Form aria-label="Appeal" display="grid" gap="3" width="full" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label="Why it should be sold"
        hint="You can appeal once. Another person decides, and sees both sides."
        maxLength={MAX_REVIEW_NOTE_CHARACTERS}
        error={failure ?? undefined}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div>
        <SubmitButton label="Appeal" isSubmitting={loading} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
