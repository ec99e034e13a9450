import { chakra } from '@chakra-ui/react';
import { JUDGED_RESULTS } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { Heading } from '#ui/Heading.tsx';
import type { DryRunJudgedSearchesMutation } from './DryRunJudgedSearches.mutation.generated.ts';
import { gradeWords } from './grades.ts';

type Run = NonNullable<DryRunJudgedSearchesMutation['dryRunJudgedSearches']['dryRun']>;
type Change = Run['changes'][number];
type Move = Change['moves'][number];

const Moves = chakra('ul', {
  base: { paddingInlineStart: '5', '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

/** Effect of a draft on the judged searches: scores before and after, and patterns that enter, leave or move. */
export function JudgedRun({ run }: { readonly run: Run }) {
  const { searchCount, scoreBefore, scoreAfter, changedCount, changes } = run;
  return (
    <chakra.section role="status" aria-label="Judged searches" marginTop="6" maxWidth="40rem">
      <Heading size="card" marginBottom="2">
        Judged searches{scoreBefore === null || scoreAfter === null ? '' : `: ${fromTo(scoreBefore, scoreAfter)}`}
      </Heading>
      {searchCount === 0 ? (
        <p>
          No search is judged yet. <Link to="/admin/search/judged">Judge what people search for</Link>, and every draft
          is tried with it.
        </p>
      ) : (
        <p>
          {changedCount} of {searchCount} find other patterns among the first {JUDGED_RESULTS}. 1.00 is the best order
          that the grades allow.
        </p>
      )}
      {changes.map((change) => (
        <OneChange key={change.words} change={change} />
      ))}
      {changes.length < changedCount ? <p>Shown are those whose score changes most.</p> : null}
    </chakra.section>
  );
}

function OneChange({ change: { words, scoreBefore, scoreAfter, moves } }: { readonly change: Change }) {
  return (
    <>
      <chakra.h3 fontWeight="medium" marginTop="4" marginBottom="1">
        {words}: {fromTo(scoreBefore, scoreAfter)}
      </chakra.h3>
      <Moves>
        {moves.map((move) => (
          <li key={move.id}>
            {moveWords(move)} <Link to={`/product/${move.slug}`}>{move.title}</Link>
            {move.grade === 0 ? null : `, ${gradeWords(move.grade).toLowerCase()}`}
          </li>
        ))}
      </Moves>
    </>
  );
}

function moveWords({ placeBefore, placeAfter }: Move): string {
  if (placeBefore === null) return `Enters at ${placeAfter}:`;
  return placeAfter === null ? `Leaves from ${placeBefore}:` : `Moves from ${placeBefore} to ${placeAfter}:`;
}

const fromTo = (before: number, after: number) => `${before.toFixed(2)} to ${after.toFixed(2)}`;
