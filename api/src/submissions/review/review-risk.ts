import type { SubmissionRow } from '../submissions.repository.ts';

/** Further warnings add no information. */
const MAX_WARNINGS = 3;

/**
 * Scores how closely a submission must be reviewed, from 0: by warnings of its check, AI generation, and whether it is
 * its studio's first.
 */
export function reviewRisk(
  { report, creation_method: method }: Pick<SubmissionRow, 'report' | 'creation_method'>,
  isFirst: boolean,
): number {
  const warnings = (report?.findings ?? []).filter(({ severity }) => severity === 'warning').length;
  return Math.min(warnings, MAX_WARNINGS) + Number(method === 'generative') + Number(isFirst);
}
