import type { Insertable, Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { SubmissionTables } from '../submissions.tables.ts';

/** A stored verdict. */
export type VerdictRow = Selectable<SubmissionTables['submissions_verdict']>;

/** Inserts a verdict and returns its id. */
export async function insertVerdict(
  trx: Trx,
  verdict: Insertable<SubmissionTables['submissions_verdict']>,
): Promise<string> {
  const inserted = trx.insertInto('submissions_verdict').values(verdict).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

/** Returns the verdicts on submissions, oldest first. */
export function findVerdicts(db: DbOrTrx, submissionIds: readonly string[]): Promise<VerdictRow[]> {
  const verdicts = db.selectFrom('submissions_verdict').selectAll();
  return verdicts.where('submission_id', 'in', submissionIds).orderBy('id').execute();
}
