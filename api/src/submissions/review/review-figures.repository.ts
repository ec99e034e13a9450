import { sql } from 'kysely';
import type { DbOrTrx } from '../../database.ts';

/** Waiting times of answered submissions. */
interface WaitsRow {
  readonly count: number;
  /** Median; null if there are none. */
  readonly half_seconds: number | null;
  readonly most_seconds: number | null;
}

/** Computes how long designers waited for verdicts since a time, each from submission or appeal. */
export async function readWaits(db: DbOrTrx, since: Date): Promise<WaitsRow | undefined> {
  const { rows } = await sql<WaitsRow>`
    select count(*)::int as count,
      percentile_cont(0.5) within group (order by waited) as half_seconds,
      percentile_cont(0.9) within group (order by waited) as most_seconds
    from (
      select extract(epoch from decided_at - (
        select max(happened_at) from submissions_transition step
        where step.submission_id = verdict.submission_id and step.happened_at < verdict.decided_at
          and (to_status = 'appealed' or to_status = 'submitted' and from_status in ('ready', 'changes_requested'))
      ))::float8 as waited
      from submissions_verdict verdict where decided_at > ${since}
    ) answered
    where waited is not null`.execute(db);
  return rows[0];
}

/** Counts the appeals decided since a time, and how many refusals were overturned. */
export async function countAppeals(db: DbOrTrx, since: Date) {
  const { rows } = await sql<{ readonly decided: number; readonly overturned: number }>`
    select count(*)::int as decided, count(*) filter (where to_status = 'approved')::int as overturned
    from submissions_transition
    where from_status = 'appealed' and to_status in ('approved', 'rejected') and happened_at > ${since}`.execute(db);
  return rows[0] ?? { decided: 0, overturned: 0 };
}
