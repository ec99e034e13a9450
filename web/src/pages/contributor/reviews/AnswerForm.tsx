import { chakra } from '@chakra-ui/react';
import { MAX_REVIEW_CHARACTERS } from '@halfdrop/domain';
import { type SyntheticEvent, useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { useAnswerReviewMutation } from './AnswerReview.mutation.generated.ts';
import { useRemoveReviewAnswerMutation } from './RemoveReviewAnswer.mutation.generated.ts';

interface Props {
  readonly reviewId: string;
  /** The current answer; null if there is none. */
  readonly written: string | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Form to answer a review, or to edit or delete the answer. */
export function AnswerForm({ reviewId, written, onDone, onCancel }: Props) {
  const [text, setText] = useState(written ?? '');
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [answer, { loading: isSending }] = useAnswerReviewMutation();
  const [remove, { loading: isRemoving }] = useRemoveReviewAnswerMutation();
  const { send, secondsToWait } = useSender();
  const isBusy = isSending || isRemoving || secondsToWait > 0;

  const end = (reason: FormFailure | null) => {
    setFailure(reason);
    if (!reason) onDone();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const input = { reviewId, text };
    end((await send(async () => (await answer({ variables: { input } })).data?.answerReview)).failure);
  };
  const takeBack = async () => {
    const input = { reviewId };
    end((await send(async () => (await remove({ variables: { input } })).data?.removeReviewAnswer)).failure);
  };

  const ofText = failure?.fields.find(({ path }) => path === 'text')?.message;
  return (
    <Form display="grid" gap="3" aria-label="Answer" onSubmit={(event) => void submit(event)}>
      <FormError message={ofText === undefined ? failure?.message : undefined} />
      <TextAreaField
        label="Your answer"
        hint="It stands under the review, in the name of the studio."
        maxLength={MAX_REVIEW_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={ofText}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" disabled={isBusy}>
          {written === null ? 'Publish answer' : 'Update answer'}
        </Button>
        {written === null ? null : (
          <Button variant="outline" disabled={isBusy} onClick={() => void takeBack()}>
            Remove answer
          </Button>
        )}
        <Button variant="outline" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </chakra.div>
    </Form>
  );
}
