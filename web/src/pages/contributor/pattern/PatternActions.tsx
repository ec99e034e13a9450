import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/Button.tsx';
import { ReviewWait } from '../ReviewWait.tsx';
import { isSubmittable, isWaiting, isWithdrawable } from '../submission-words.ts';
import { AppealForm } from './AppealForm.tsx';
import { type PatternDetail, rowOf } from './detail.ts';
import { HandIn } from './HandIn.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

const UploadLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });

interface PatternActionsProps {
  readonly detail: PatternDetail;
  /** True: something is typed that is not saved. */
  readonly isDirty: boolean;
  /** True: another file is on its way. */
  readonly isSending: boolean;
  /** Reads the pattern anew. */
  readonly onStale: () => void;
}

/** What its designer can do with a pattern as far as it is, and until when it waits for others. */
export function PatternActions({ detail, isDirty, isSending, onStale }: PatternActionsProps) {
  const { id, status } = rowOf(detail);
  const studio = new URLSearchParams(useLocation().search).get('studio');
  const uploads = `/contributor/uploads${studio === null ? '' : `?studio=${studio}`}`;
  return (
    <chakra.section aria-label="Next step" display="grid" gap="3" justifyItems="start">
      {isWaiting(status) && detail.answerDueAt !== null ? (
        <ReviewWait place={detail.placeInQueue} dueAt={detail.answerDueAt} />
      ) : null}
      {detail.asset ? <LinkButton to={`/product/${detail.asset.slug}`}>See it in the shop</LinkButton> : null}
      {status === 'FAILED' ? (
        <p>
          Fix what was found and send the file again
          {detail.fittingLayouts.length > 0 ? ', or choose a layout in which it joins' : null}.
        </p>
      ) : null}
      {isSubmittable(status) ? (
        <HandIn detail={detail} isDirty={isDirty} isSending={isSending} onStale={onStale} />
      ) : null}
      {status === 'REJECTED' && detail.appeal === null ? <AppealForm submissionId={id} /> : null}
      {status === 'REJECTED' ? (
        <p>
          A corrected file begins anew, as a draft of its own: <UploadLink to={uploads}>upload it</UploadLink>.
        </p>
      ) : null}
      {isWithdrawable(status) ? <WithdrawButton submissionId={id} /> : null}
    </chakra.section>
  );
}
