import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { ReviewWait } from '../ReviewWait.tsx';
import { isSubmittable, isWaiting, isWithdrawable } from '../submission-words.ts';
import { useSubmitSubmissionMutation } from '../SubmitSubmission.mutation.generated.ts';
import { AppealForm } from './AppealForm.tsx';
import { type PatternDetail, rowOf } from './detail.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

interface PatternActionsProps {
  readonly detail: PatternDetail;
  /** True: something is typed that is not saved. */
  readonly isDirty: boolean;
  /** Reads the pattern anew. */
  readonly onStale: () => void;
}

/** What its designer can do with a pattern as far as it is, and until when it waits for others. */
export function PatternActions({ detail, isDirty, onStale }: PatternActionsProps) {
  const { id, status, version, problems } = rowOf(detail);
  const [submit, { loading }] = useSubmitSubmissionMutation();
  const { send, secondsToWait } = useSender();
  const [failure, setFailure] = useState<string | null>(null);
  const mayHandIn = isSubmittable(status);
  const handIn = async () => {
    const variables = { input: { submissionId: id, version } };
    const sent = await send(async () => (await submit({ variables })).data?.submitSubmission);
    setFailure(sent.failure?.message ?? null);
    if (sent.failure) onStale();
  };
  return (
    <chakra.section aria-label="Next step" display="grid" gap="3" justifyItems="start">
      {isWaiting(status) && detail.answerDueAt !== null ? (
        <ReviewWait place={detail.placeInQueue} dueAt={detail.answerDueAt} />
      ) : null}
      {detail.asset ? <LinkButton to={`/product/${detail.asset.slug}`}>See it in the shop</LinkButton> : null}
      {status === 'FAILED' ? (
        <p>Fix what was found and upload the file again, or choose a layout in which it joins.</p>
      ) : null}
      {mayHandIn && problems.length > 0 ? (
        <chakra.div fontSize="15px">
          <p>Before you can hand it in:</p>
          <chakra.ul aria-label="Still missing" paddingInlineStart="5">
            {problems.map(({ message, path }) => (
              <li key={path.join('.')}>{message}</li>
            ))}
          </chakra.ul>
        </chakra.div>
      ) : null}
      <FormError message={failure ?? undefined} />
      {mayHandIn ? (
        <Button disabled={loading || isDirty || problems.length > 0 || secondsToWait > 0} onClick={() => void handIn()}>
          Hand in
        </Button>
      ) : null}
      {mayHandIn && isDirty ? <p>Save before you hand it in.</p> : null}
      {status === 'REJECTED' && detail.appeal === null ? <AppealForm submissionId={id} /> : null}
      {isWithdrawable(status) ? <WithdrawButton submissionId={id} /> : null}
    </chakra.section>
  );
}
