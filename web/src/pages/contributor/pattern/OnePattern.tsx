import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { repeatName } from '#features/stage/repeat-name.ts';
import { layoutOf } from '#features/stage/stage-asset.ts';
import { marksOnPicture } from '#features/submissions/judged-file.ts';
import { fileSize } from '#lib/file-size.ts';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Timeline, type TimelineEvent } from '#ui/Timeline.tsx';
import { STAGE_VIEWS, type StageView } from '#widgets/tile-stage/stage-view.ts';
import { TileStage } from '#widgets/tile-stage/TileStage.tsx';
import { FindingList } from '../FindingList.tsx';
import { OnSale } from '../on-sale/OnSale.tsx';
import { VersionNote } from '../on-sale/VersionNote.tsx';
import { isEditable, statusWords } from '../submission-words.ts';
import { Copies } from './Copies.tsx';
import { type PatternDetail, rowOf, soldPatternOf } from './detail.ts';
import { Messages } from './messages/Messages.tsx';
import { PatternActions } from './PatternActions.tsx';
import { PatternForm } from './PatternForm.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';
import { useReplacement } from './useReplacement.ts';
import { VerdictList } from './VerdictList.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' },
    gap: { base: '8', xl: '10' },
  },
});

interface OnePatternProps {
  readonly detail: PatternDetail;
  readonly studioId: string;
  /** Reads the pattern anew. */
  readonly onStale: () => void;
}

/** A pattern: its picture in repeat, what it says, what was found and said of it, and what can be done with it. */
export function OnePattern({ detail, studioId, onStale }: OnePatternProps) {
  const { search } = useLocation();
  const [isDirty, setIsDirty] = useState(false);
  const row = rowOf(detail);
  const sold = soldPatternOf(detail);
  const { isOnItsWay } = useReplacement(studioId, row.id);
  const studio = new URLSearchParams(search).get('studio');
  return (
    <chakra.article display="grid" gap="6">
      <div>
        <Link to={`/contributor/patterns${studio === null ? '' : `?studio=${studio}`}`}>All patterns</Link>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="2">
          <Heading size="section">{row.title === '' ? row.fileName : row.title}</Heading>
          <StatusBadge detail={detail} />
        </chakra.div>
        <chakra.p color="ink.muted" fontSize="14px" overflowWrap="anywhere">
          {fileWords(detail)}
        </chakra.p>
      </div>
      <VerdictList detail={detail} />
      <Columns>
        <chakra.div display="grid" gap="8" alignContent="start">
          <Picture detail={detail} />
          <Copies detail={detail} />
          <section aria-labelledby="check">
            <Heading as="h3" id="check" size="card" marginBottom="3">
              Check of the file
            </Heading>
            <chakra.p marginBottom="3">{fittingWords(detail)}</chakra.p>
            <FindingList findings={detail.findings} label="Findings" />
          </section>
          {isEditable(row.status) ? <ReplaceFile detail={detail} studioId={studioId} onStale={onStale} /> : null}
        </chakra.div>
        <chakra.div display="grid" gap="8" alignContent="start">
          <PatternActions detail={detail} isDirty={isDirty} isSending={isOnItsWay} onStale={onStale} />
          {sold && row.status === 'APPROVED' ? (
            <OnSale pattern={sold} studioId={studioId} onStale={onStale} />
          ) : (
            <>
              {sold && row.status !== 'WITHDRAWN' ? <VersionNote row={row} pattern={sold} /> : null}
              <PatternForm row={row} studioId={studioId} onStale={onStale} onDirty={setIsDirty} />
            </>
          )}
          {wasHandedIn(detail) ? <Messages submissionId={row.id} studioId={studioId} /> : null}
          <section aria-labelledby="steps">
            <Heading as="h3" id="steps" size="card" marginBottom="3">
              What has happened
            </Heading>
            <Timeline label="Steps" events={stepsOf(detail)} />
          </section>
        </chakra.div>
      </Columns>
    </chakra.article>
  );
}

function StatusBadge({ detail }: { readonly detail: PatternDetail }) {
  const { status } = rowOf(detail);
  const isTakenFromSale = status === 'APPROVED' && soldPatternOf(detail)?.status === 'WITHDRAWN';
  if (isTakenFromSale) return <Badge tone="linen">Taken from sale</Badge>;
  return <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>;
}

/** Whether reviewers know of a pattern. */
function wasHandedIn({ transitions }: PatternDetail): boolean {
  return transitions.some(({ to }) => to === 'SUBMITTED');
}

/** Every step of a pattern so far, the oldest first. */
function stepsOf({ transitions }: PatternDetail): readonly TimelineEvent[] {
  return transitions.map(({ to, happenedAt, note }, index) => ({
    // Two steps may be of one moment; they never change their places.
    id: String(index),
    at: happenedAt,
    title: statusWords[to].label,
    children: note,
  }));
}

function fileWords(detail: PatternDetail): string {
  const { size, bytes } = detail;
  const pixels = size ? `${size.width} × ${size.height} px, ` : '';
  return `${rowOf(detail).fileName}, ${pixels}${fileSize(bytes)}`;
}

function fittingWords(detail: PatternDetail): string {
  const { fittingLayouts, size } = detail;
  const { status } = rowOf(detail);
  if (status === 'DRAFT' || status === 'CHECKING') return 'Its file is being checked.';
  if (!size) return 'Its file could not be opened.';
  if (fittingLayouts.length === 0) return 'The tile joins in no layout.';
  return `It joins as: ${fittingLayouts.map((each) => repeatName(each).toLowerCase()).join(', ')}.`;
}

function Picture({ detail }: { readonly detail: PatternDetail }) {
  const { size, findings, pictureUrl } = detail;
  const { title, status, repeatLayout, repeatMillimeters } = rowOf(detail);
  const { source, hasFailed } = usePrivateFile(pictureUrl);
  const found = findings.flatMap(({ boxes }) => boxes);
  const marks = marksOnPicture(detail);
  const [view, setView] = useState<StageView>(found.length + marks.length > 0 ? STAGE_VIEWS[3] : STAGE_VIEWS[0]);
  if (pictureUrl === null) return <p>There is no picture of it{status === 'FAILED' ? '' : ' yet'}.</p>;
  const tile = { title, source, hasFailed, layout: layoutOf(repeatLayout), size, repeatMillimeters };
  return <TileStage tile={tile} view={view} onView={setView} found={found} marks={marks} />;
}
