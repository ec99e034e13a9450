import { chakra } from '@chakra-ui/react';
import { replacedPictureOf } from '#features/submissions/judged-file.ts';
import { verdictWords } from '#features/submissions/verdict-words.ts';
import { formatMoment } from '#lib/dates.ts';
import { Heading } from '#ui/Heading.tsx';
import { JudgedPicture } from '#widgets/tile-stage/JudgedPicture.tsx';
import type { PatternDetail } from './detail.ts';

const Said = chakra('blockquote', {
  base: {
    borderInlineStart: '3px solid',
    borderColor: 'line.strong',
    paddingInlineStart: '4',
    marginBlock: '2',
    '& .advice': { color: 'ink.muted', fontSize: '14px' },
  },
});

/**
 * Verdicts with their reasons, advice and, once corrected, the file they were about; and the appeal.
 * Hidden before the first one.
 */
export function VerdictList({ detail }: { readonly detail: PatternDetail }) {
  const { verdicts, noteToReviewer, appeal } = detail;
  if (verdicts.length === 0 && noteToReviewer === null) return null;
  return (
    <chakra.section aria-labelledby="verdicts" maxWidth="60rem">
      <Heading as="h3" id="verdicts" size="card" marginBottom="3">
        Review
      </Heading>
      {verdicts.map((each) => (
        <OneVerdict key={each.decidedAt} given={each} detail={detail} />
      ))}
      {noteToReviewer === null ? null : (
        <>
          <p>Your words to the reviewer</p>
          <Said>{noteToReviewer}</Said>
        </>
      )}
      {appeal === null ? null : (
        <>
          <p>Your appeal</p>
          <Said>{appeal}</Said>
        </>
      )}
    </chakra.section>
  );
}

interface OneVerdictProps {
  readonly given: PatternDetail['verdicts'][number];
  readonly detail: PatternDetail;
}

function OneVerdict({ given, detail }: OneVerdictProps) {
  const { verdict, reasons, marks, note, decidedAt } = given;
  const replaced = replacedPictureOf(given, detail);
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3" marginBottom="4">
      <chakra.div flex="1 1 20rem" maxWidth="text">
        <p>
          {verdictWords[verdict]}, {formatMoment(decidedAt)}
        </p>
        {reasons.length === 0 && note === '' ? null : (
          <Said>
            {reasons.map(({ code, message, advice }) => (
              <div key={code}>
                <p>{message}</p>
                <p className="advice">{advice}</p>
              </div>
            ))}
            {marks.length === 0 ? null : <p className="advice">Red boxes on the picture show where.</p>}
            {note === '' ? null : <p>{note}</p>}
          </Said>
        )}
      </chakra.div>
      {replaced === null ? null : (
        <JudgedPicture url={replaced} marks={marks} caption="Your file before the corrected one" />
      )}
    </chakra.div>
  );
}
