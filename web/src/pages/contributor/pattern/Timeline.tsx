import { chakra } from '@chakra-ui/react';
import { formatMoment } from '#lib/dates.ts';
import { Heading } from '#ui/Heading.tsx';
import { statusWords } from '../submission-words.ts';
import type { PatternDetail } from './detail.ts';

const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    borderInlineStart: '2px solid',
    borderColor: 'line.strong',
    paddingInlineStart: '4',
    display: 'grid',
    gap: '3',
    fontSize: '15px',
    '& time, & .note': { display: 'block', color: 'ink.muted', fontSize: '14px' },
  },
});

/** Every step of a pattern so far, the oldest first. */
export function Timeline({ steps }: { readonly steps: PatternDetail['transitions'] }) {
  return (
    <section aria-labelledby="steps">
      <Heading as="h3" id="steps" size="card" marginBottom="3">
        What has happened
      </Heading>
      <Steps role="list" aria-label="Steps">
        {steps.map(({ to, happenedAt, note }, index) => (
          // Two steps may be of one moment; they never change their places.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index}>
            {statusWords[to].label}
            <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>
            {note === null ? null : <span className="note">{note}</span>}
          </li>
        ))}
      </Steps>
    </section>
  );
}
