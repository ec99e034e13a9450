import { sql, type QueryExecutorProvider } from 'kysely';
import type pg from 'pg';

interface JobOptions {
  /** A job with the same key that has not run yet is replaced rather than doubled. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** Adds a job. Within a transaction it exists exactly when the transaction's other effects do. */
export async function addJob(
  db: QueryExecutorProvider,
  name: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  const { key = null, runAt = null } = options;
  await sql`
    select graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz, job_key => ${key}::text)
  `.execute(db);
}

/** The database has a clock of its own: what is due by `now` runs now. */
export async function pullForward(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where run_at > now() and run_at <= ${now}::timestamptz having count(*) > 0
  `.execute(db);
}

/** Whether jobs are due that have not used up their attempts. */
export async function hasDueJobs(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Makes jobs due again that a process before this one had begun and, being killed, could not end. */
export async function releaseAllJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`);
}

/** Makes those jobs of some runners due again that none of them works on. */
export async function releaseJobs(
  pool: pg.Pool,
  runnerIds: readonly string[],
  runningJobs: readonly string[],
): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_by = any($1) and id <> all($2::bigint[])`,
    [runnerIds, runningJobs],
  );
}
