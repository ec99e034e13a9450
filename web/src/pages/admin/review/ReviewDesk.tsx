import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { STAGE_VIEWS } from '#widgets/tile-stage/stage-view.ts';
import { DeskHeading } from '../DeskHeading.tsx';
import { KeyHelp } from '../keys/KeyHelp.tsx';
import { KeyCap } from '../keys/KeyHint.tsx';
import { OneReview } from './OneReview.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useWave } from './useWave.ts';
import { WaveStrip } from './WaveStrip.tsx';
import { reviewKeys } from './review-keys.ts';
import { useReviewDesk } from './useReviewDesk.ts';

/** Submissions one after the other, until none waits. */
export function ReviewDesk() {
  const desk = useReviewDesk();
  const [view, setView] = useState<(typeof STAGE_VIEWS)[number]>(STAGE_VIEWS[0]);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useKeys({ '?': () => setIsHelpOpen(true) });
  const { onDesk, failure, take } = desk;

  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4" marginBlock="4">
        <DeskHeading size="page">Review</DeskHeading>
        <chakra.p role="status" color="ink.muted">
          {onDesk ? waitingWords(onDesk.waitingCount) : ''}
        </chakra.p>
        <Button
          variant="ghost"
          size="sm"
          marginInlineStart="auto"
          aria-keyshortcuts="?"
          onClick={() => setIsHelpOpen(true)}
        >
          Keys <KeyCap hint="?" />
        </Button>
      </chakra.div>
      <FormError message={onDesk ? (failure ?? undefined) : undefined} />
      <OnDesk desk={desk} view={view} onView={setView} />
      <KeyHelp keys={reviewKeys} isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)}>
        Ctrl and Enter in the note sends the verdict. A mark moves by the arrow keys, and changes its size with Shift.
      </KeyHelp>
      {onDesk?.review === null ? (
        <EmptyState
          title="Nothing waits for you"
          actions={
            <>
              <Button variant="outline" onClick={() => void take()}>
                Look again
              </Button>
              <LinkButton to="/admin" variant="outline">
                Admin
              </LinkButton>
            </>
          }
        >
          What is handed in comes here, but for what your own studio hands in and appeals against your own verdicts.
        </EmptyState>
      ) : null}
    </>
  );
}

type OnDeskProps = Omit<Parameters<typeof OneReview>[0], 'review' | 'decided'>;

function OnDesk({ desk, ...stage }: OnDeskProps) {
  const { onDesk, failure, take } = desk;
  const wave = useWave(onDesk?.review ? [onDesk.review, ...onDesk.wave] : []);
  const { shown, pieces, isForAll } = wave;
  if (shown) {
    return (
      <>
        <WaveStrip wave={wave} />
        <OneReview
          key={shown.submission.id}
          review={shown}
          decided={isForAll ? pieces : [shown]}
          desk={desk}
          {...stage}
        />
      </>
    );
  }
  if (onDesk) return null;
  if (failure === null) return <Skeleton height="40rem" />;
  return (
    <ErrorState title="The queue could not be loaded" onRetry={() => void take()}>
      {failure}
    </ErrorState>
  );
}

function waitingWords(count: number): string {
  return count === 1 ? '1 waits' : `${count} wait`;
}
