import { chakra } from '@chakra-ui/react';
import { replacedPictureOf } from '#features/submissions/judged-file.ts';
import { verdictWords } from '#features/submissions/verdict-words.ts';
import { formatMoment } from '#lib/dates.ts';
import { Heading } from '#ui/Heading.tsx';
import { JudgedPicture } from '#widgets/tile-stage/JudgedPicture.tsx';
import type { Reviewed } from './reviewed.ts';

const Side = chakra('blockquote', {
  base: { borderInlineStart: '3px solid', borderColor: 'line.strong', paddingInlineStart: '4', marginBlock: '2' },
});

/** Both sides of an appeal, verdicts and files of earlier rounds, and the designer's note; hidden if there are none. */
export function EarlierRounds({ submission }: Pick<Reviewed, 'submission'>) {
  const { appeal, noteToReviewer, verdicts } = submission;
  if (verdicts.length === 0 && noteToReviewer === null) return null;
  return (
    <section aria-labelledby="earlier">
      <Heading id="earlier" size="card" marginBottom="3">
        {titleOf({ appeal, verdicts })}
      </Heading>
      {verdicts.map((each) => (
        <EarlierVerdict key={each.decidedAt} verdict={each} submission={submission} />
      ))}
      {noteToReviewer === null ? null : (
        <>
          <p>The designer hands it in with</p>
          <Side>{noteToReviewer}</Side>
        </>
      )}
      {appeal === null ? null : (
        <>
          <p>The designer answers</p>
          <Side>{appeal}</Side>
        </>
      )}
    </section>
  );
}

interface EarlierVerdictProps extends Pick<Reviewed, 'submission'> {
  readonly verdict: Reviewed['submission']['verdicts'][number];
}

function EarlierVerdict({ verdict: given, submission }: EarlierVerdictProps) {
  const { verdict, reasons, marks, note, decidedAt } = given;
  const replaced = replacedPictureOf(given, submission);
  return (
    <div>
      <p>
        {verdictWords[verdict]}, {formatMoment(decidedAt)}
      </p>
      <Side>
        {reasons.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
        {marks.length === 0 ? null : <p>Red boxes on {replaced === null ? 'one tile' : 'its picture'} show where.</p>}
        {note === '' ? null : <p>{note}</p>}
      </Side>
      {replaced === null ? null : (
        <JudgedPicture url={replaced} marks={marks} caption="The file before it was corrected" />
      )}
    </div>
  );
}

function titleOf({ appeal, verdicts }: Pick<Reviewed['submission'], 'appeal' | 'verdicts'>): string {
  if (appeal !== null) return 'Appeal';
  return verdicts.length > 0 ? 'Earlier verdicts' : 'From the designer';
}
