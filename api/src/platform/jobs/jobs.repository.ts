import { sql, type QueryExecutorProvider } from 'kysely';
import type pg from 'pg';

interface JobOptions {
  /** Key by which a pending job is replaced instead of duplicated. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** A job to add. */
export interface NewJob extends JobOptions {
  readonly name: string;
  readonly payload: object;
}

/** Adds a job. Inside a transaction, it is committed or rolled back with it. */
export function addJob(
  db: QueryExecutorProvider,
  name: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  return addJobs(db, [{ name, payload, ...options }]);
}

/** Adds jobs with distinct keys in one statement, as the overhead per statement equals that of a job. */
export async function addJobs(db: QueryExecutorProvider, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    select from graphile_worker.add_jobs(array(
      select row(job.name, job.payload, null, job."runAt", null, job.key, null, null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(jobs)}::json)
        as job (name text, payload json, "runAt" timestamptz, key text)))
  `.execute(db);
}

/** Makes jobs due by `now` runnable at once; the database has its own clock. */
export async function pullForward(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where run_at > now() and run_at <= ${now}::timestamptz having count(*) > 0
  `.execute(db);
}

/** Returns whether there are due jobs with attempts left. */
export async function hasDueJobs(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Advisory lock keys; arbitrary but unique in the application. */
const atWork = 7_042_002;
const livingRunner = 7_042_003;

/** Returns whether no other process runs jobs; if so, none starts to until `becomeOneAtWork`. */
export async function tryToBeAloneAtWork(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [atWork]);
  return rows[0]?.alone === true;
}

export function isConnected(client: pg.Client): Promise<boolean> {
  return client.query('select 1').then(Boolean, () => false);
}

/** Registers the process as a worker until its connection ends. */
export async function becomeOneAtWork(client: pg.Client, wasAlone: boolean): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [atWork]);
  if (wasAlone) await client.query('select pg_advisory_unlock($1)', [atWork]);
}

/** Marks a runner as alive until the connection ends. */
export async function announceRunner(client: pg.Client, runnerId: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [livingRunner, runnerId]);
}

/** Releases the jobs of dead runners. A runner that has just started may not be announced yet. */
export async function releaseJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_at < now() - interval '10 seconds' and locked_by in (
       select runner from (select distinct locked_by as runner from graphile_worker._private_jobs) runners
       where runner is not null and pg_try_advisory_xact_lock($1, hashtext(runner)))`,
    [livingRunner],
  );
}

/** Releases all locked jobs. */
export async function releaseAllJobs(client: pg.Client | pg.Pool): Promise<void> {
  await client.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`);
}

/** Releases jobs locked by the given runners, except those they are actually running. */
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
