import { chakra } from '@chakra-ui/react';
import type { SubmissionStatus } from '#generated/types.ts';
import { Chip } from '#ui/Chip.tsx';
import { statusWords, submissionStatuses } from '../submission-words.ts';

interface StatusFilterProps {
  readonly counts: ReadonlyArray<{ readonly status: SubmissionStatus; readonly count: number }>;
  readonly chosen: SubmissionStatus | null;
  readonly onChoose: (status: SubmissionStatus | null) => void;
}

/** Filters patterns by status, with counts. */
export function StatusFilter({ counts, chosen, onChoose }: StatusFilterProps) {
  const countOf = (status: SubmissionStatus) => counts.find((each) => each.status === status)?.count ?? 0;
  const all = submissionStatuses.reduce((sum, each) => (each === 'WITHDRAWN' ? sum : sum + countOf(each)), 0);
  return (
    <chakra.div role="group" aria-label="State" display="flex" flexWrap="wrap" gap="2">
      <Chip aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        All {all}
      </Chip>
      {submissionStatuses
        .filter((each) => countOf(each) > 0 || each === chosen)
        .map((each) => (
          <Chip key={each} aria-pressed={each === chosen} onClick={() => onChoose(each)}>
            {statusWords[each].label} {countOf(each)}
          </Chip>
        ))}
    </chakra.div>
  );
}
