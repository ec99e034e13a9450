import type { SubmissionRow } from '../submissions.repository.ts';

/** Further warnings tell nothing new. */
const MAX_WARNINGS = 3;

/**
 * How closely a submission has to be looked at, from 0: what its check warned of, whether it was generated, and whether
 * nothing of its studio was ever approved.
 */
export function reviewRisk(
  { report, creation_method: method }: Pick<SubmissionRow, 'report' | 'creation_method'>,
  isFirst: boolean,
): number {
  const warnings = (report?.findings ?? []).filter(({ severity }) => severity === 'warning').length;
  return Math.min(warnings, MAX_WARNINGS) + Number(method === 'generative') + Number(isFirst);
}
