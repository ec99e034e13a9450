import { chakra } from '@chakra-ui/react';
import { verdictWords } from '#features/submissions/verdict-words.ts';
import { formatMoment } from '#lib/dates.ts';
import { Heading } from '#ui/Heading.tsx';
import type { Reviewed } from './reviewed.ts';

const Side = chakra('blockquote', {
  base: { borderInlineStart: '3px solid', borderColor: 'line.strong', paddingInlineStart: '4', marginBlock: '2' },
});

/** Both sides of an appeal, what was said of earlier rounds, and what the designer says to it: nothing where there was none. */
export function EarlierRounds({ submission: { appeal, noteToReviewer, verdicts } }: Pick<Reviewed, 'submission'>) {
  if (verdicts.length === 0 && noteToReviewer === null) return null;
  return (
    <section aria-labelledby="earlier">
      <Heading id="earlier" size="card" marginBottom="3">
        {titleOf({ appeal, verdicts })}
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

function titleOf({ appeal, verdicts }: Pick<Reviewed['submission'], 'appeal' | 'verdicts'>): string {
  if (appeal !== null) return 'Appeal';
  return verdicts.length > 0 ? 'Earlier verdicts' : 'From the designer';
}
