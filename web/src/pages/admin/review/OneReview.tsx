import { chakra } from '@chakra-ui/react';
import { marksOnPicture } from '#features/submissions/judged-file.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { STAGE_VIEWS, type StageView } from '#widgets/tile-stage/stage-view.ts';
import { MIDDLE_BOX } from '#widgets/tile-stage/tile-box.ts';
import { ChangeOnSale } from './ChangeOnSale.tsx';
import { EarlierRounds } from './EarlierRounds.tsx';
import { FindingList } from './FindingList.tsx';
import { LeaseNotice } from './LeaseNotice.tsx';
import { Neighbors } from './Neighbors.tsx';
import { RefusalForm } from './RefusalForm.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewMessages } from './ReviewMessages.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import type { Reviewed } from './reviewed.ts';
import { ReviewStage } from './ReviewStage.tsx';
import { useKeys } from '../keys/useKeys.ts';
import type { useReviewDesk } from './useReviewDesk.ts';
import { type Refusing, useRefusal } from './useRefusal.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' },
    gap: { base: '6', lg: '10' },
    // Keeps the picture in view while reasons are read and neighbors compared.
    '& > section': { position: { lg: 'sticky' }, top: '24', alignSelf: 'start' },
  },
});

const TILE = STAGE_VIEWS[3];

interface OneReviewProps {
  readonly review: Reviewed;
  /** The submissions that the verdict applies to: this one, or its whole wave. */
  readonly decided: readonly Reviewed[];
  readonly desk: ReturnType<typeof useReviewDesk>;
  readonly view: StageView;
  readonly onView: (view: StageView) => void;
}

/** A submission under review, with everything needed for a verdict. */
export function OneReview({ review, decided, desk, view, onView }: OneReviewProps) {
  const { submission } = review;
  const { isBusy } = desk;
  const draft = useRefusal();
  const { refusal } = draft;
  const marked = refusal?.marked ?? null;
  const isAppeal = submission.status === 'APPEALED';

  const refuse = (verdict: Refusing) => () => {
    draft.begin(verdict);
    onView(TILE);
  };
  const actions = {
    onApprove: () => void desk.decide(decided, { verdict: 'APPROVED' }),
    onChanges: isAppeal ? undefined : refuse('CHANGES_REQUESTED'),
    onReject: refuse('REJECTED'),
    onSkip: () => void desk.skip(review),
  };
  const isFree = !isBusy && !refusal;
  useKeys({
    a: isFree ? actions.onApprove : undefined,
    c: isBusy ? undefined : actions.onChanges,
    r: isBusy ? undefined : actions.onReject,
    s: isFree ? actions.onSkip : undefined,
    v: () => onView(STAGE_VIEWS[(STAGE_VIEWS.indexOf(view) + 1) % STAGE_VIEWS.length] ?? TILE),
    m: marked ? () => draft.addMark(marked, MIDDLE_BOX) : undefined,
    escape: refusal ? draft.cancel : undefined,
  });

  return (
    <Columns>
      <ReviewStage
        submission={submission}
        view={view}
        onView={onView}
        marks={refusal?.reasons.flatMap(({ marks }) => marks) ?? marksOnPicture(submission)}
        onMark={marked ? (mark) => draft.addMark(marked, mark) : null}
      />
      <chakra.div display="grid" gap="6" alignContent="start">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Heading size="section">{submission.title}</Heading>
          {isAppeal ? <Badge tone="accent">Appeal</Badge> : null}
        </chakra.div>
        <LeaseNotice review={review} onTake={desk.take} />
        {refusal ? (
          <RefusalForm
            draft={draft}
            refusal={refusal}
            isBusy={isBusy}
            onSend={(verdict) => void desk.decide(decided, verdict)}
          />
        ) : (
          <ReviewActions isBusy={isBusy} {...actions} />
        )}
        <Known review={review} />
      </chakra.div>
    </Columns>
  );
}

/** Everything known about a submission. */
function Known({ review }: Pick<OneReviewProps, 'review'>) {
  const { submission } = review;
  return (
    <>
      <EarlierRounds submission={submission} />
      <ChangeOnSale review={review} />
      <Neighbors submission={submission} />
      <ReviewFacts review={review} />
      <section aria-labelledby="findings">
        <Heading id="findings" size="card" marginBottom="3">
          Check of the file
        </Heading>
        <FindingList findings={submission.findings} />
      </section>
      <ReviewMessages submissionId={submission.id} />
    </>
  );
}
