import { chakra } from '@chakra-ui/react';
import { verdictWords } from '#features/submissions/verdict-words.ts';
import { formatMoment } from '#lib/dates.ts';
import { Heading } from '#ui/Heading.tsx';
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

/** What reviews have ended with, each with its reasons and what to do, and the appeal; nothing before the first. */
export function VerdictList({ detail: { verdicts, noteToReviewer, appeal } }: { readonly detail: PatternDetail }) {
  if (verdicts.length === 0 && noteToReviewer === null) return null;
  return (
    <section aria-labelledby="verdicts">
      <Heading as="h3" id="verdicts" size="card" marginBottom="3">
        Review
      </Heading>
      {verdicts.map(({ verdict, reasons, note, decidedAt }) => (
        <div key={decidedAt}>
          <p>
            {verdictWords[verdict]}, {formatMoment(decidedAt)}
          </p>
          <Said>
            {reasons.map(({ code, message, advice, marks }) => (
              <div key={code}>
                <p>{message}</p>
                <p className="advice">
                  {advice}
                  {marks.length === 0 ? null : ' Red boxes on the picture show where.'}
                </p>
              </div>
            ))}
            {note === '' ? null : <p>{note}</p>}
          </Said>
        </div>
      ))}
      {noteToReviewer === null ? null : (
        <>
          <p>You to the reviewer</p>
          <Said>{noteToReviewer}</Said>
        </>
      )}
      {appeal === null ? null : (
        <>
          <p>Your appeal</p>
          <Said>{appeal}</Said>
        </>
      )}
    </section>
  );
}
