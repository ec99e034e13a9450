import { chakra } from '@chakra-ui/react';
import { verdictWords } from '#features/submissions/verdict-words.ts';
import { formatMoment } from '#lib/dates.ts';
import { Heading } from '#ui/Heading.tsx';
import type { Reviewed } from './reviewed.ts';

const Side = chakra('blockquote', {
  base: { borderInlineStart: '3px solid', borderColor: 'line.strong', paddingInlineStart: '4', marginBlock: '2' },
});

/** Both sides of an appeal, and what was said of earlier rounds: nothing where there was none. */
export function EarlierRounds({ submission: { appeal, verdicts } }: Pick<Reviewed, 'submission'>) {
  if (verdicts.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <Heading id="earlier" size="card" marginBottom="3">
        {appeal === null ? 'Earlier verdicts' : 'Appeal'}
      </Heading>
      {verdicts.map(({ verdict, reasons, note, decidedAt }) => (
        <div key={decidedAt}>
          <p>
            {verdictWords[verdict]}, {formatMoment(decidedAt)}
          </p>
          <Side>
            {reasons.map(({ code, message }) => (
              <p key={code}>{message}</p>
            ))}
            <p>{note}</p>
          </Side>
        </div>
      ))}
      {appeal === null ? null : (
        <>
          <p>The designer answers</p>
          <Side>{appeal}</Side>
        </>
      )}
    </section>
  );
}
