import { SaidChanges } from '#features/studios/SaidChanges.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { SubmissionRow } from '../pattern-values.ts';
import type { SoldPattern } from './sold-pattern.ts';

interface VersionNoteProps {
  readonly row: SubmissionRow;
  readonly pattern: SoldPattern;
}

/** Says which pattern a newer version belongs to, and what it would change. */
export function VersionNote({ row, pattern: { said } }: VersionNoteProps) {
  return (
    <section aria-labelledby="version-of">
      <Heading as="h3" id="version-of" size="card" marginBottom="3">
        A newer version of {said.title}
      </Heading>
      <p>What is on sale stays until this one is approved. Who has bought it keeps that file.</p>
      <SaidChanges labelledBy="version-of" before={said} after={row} />
    </section>
  );
}
