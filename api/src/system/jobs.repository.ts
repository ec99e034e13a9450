import type { JobView } from '@halfdrop/domain';
import { type QueryExecutorProvider, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { WantedPage } from '../platform/database/read-page.ts';
import { paginate } from '../platform/http/pagination.ts';

/** Status of a job. */
type JobStatus = Exclude<JobView, 'all'>;

/** A job as shown to staff, without its payload, which may contain personal data. */
export interface JobRow {
  readonly id: string;
  readonly task: string;
  readonly status: JobStatus;
  readonly attempts: number;
  readonly max_attempts: number;
  /** Error of the last attempt; null if none has failed. */
  readonly error: string | null;
  readonly created_at: Date;
  readonly run_at: Date;
}

/** Number of jobs by status, and since when the oldest due job waits. */
export interface JobCounts {
  readonly stopped: number;
  readonly failing: number;
  readonly running: number;
  readonly waiting: number;
  readonly oldest_due_at: Date | null;
}

const MAX_COUNTED = 10_000;
const MAX_ERROR_CHARACTERS = 1000;

const statusOf = sql<JobStatus>`case when locked_at is not null then 'running'
  when attempts >= max_attempts then 'stopped' when attempts > 0 then 'failing' else 'waiting' end`;

const conditions: Readonly<Record<JobView, RawBuilder<SqlBool>>> = {
  all: sql`true`,
  running: sql`locked_at is not null`,
  stopped: sql`locked_at is null and attempts >= max_attempts`,
  failing: sql`locked_at is null and attempts between 1 and max_attempts - 1`,
  waiting: sql`locked_at is null and attempts = 0`,
};

const columns = sql`id::text, task_identifier as task, ${statusOf} as status, attempts::int, max_attempts::int,
  left(last_error, ${MAX_ERROR_CHARACTERS}) as error, created_at, run_at`;

/** Returns one page of jobs, newest first; ends after 10,000. */
export async function readJobs(db: QueryExecutorProvider, view: JobView, { page, limit }: WantedPage) {
  const listed = sql`from graphile_worker.jobs where ${conditions[view]} order by id desc limit ${MAX_COUNTED}`;
  const { rows } = await sql<JobRow>`
    select ${columns} from (select * ${listed}) listed order by listed.id desc
    offset ${(page - 1) * limit} limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select ${listed}) listed`.execute(db);
  return { rows, pagination: paginate(counted.rows[0]?.total ?? 0, page, limit) };
}

/** Returns one job by its number, a string of digits. */
export async function findJob(db: QueryExecutorProvider, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select ${columns} from graphile_worker.jobs where id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Counts jobs by status. */
export async function countJobs(db: QueryExecutorProvider): Promise<JobCounts | undefined> {
  const { rows } = await sql<JobCounts>`
    select (count(*) filter (where ${conditions.stopped}))::int as stopped,
      (count(*) filter (where ${conditions.failing}))::int as failing,
      (count(*) filter (where ${conditions.running}))::int as running,
      (count(*) filter (where ${conditions.waiting}))::int as waiting,
      min(run_at) filter (where run_at <= now() and attempts < max_attempts and locked_at is null) as oldest_due_at
    from graphile_worker.jobs`.execute(db);
  return rows[0];
}

/** Makes a job due now and resets its attempts; false while it is running. */
export async function retryJobNow(db: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(db);
  return rows.length > 0;
}

/** Deletes a job; false while it is running. */
export async function removeJob(db: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db);
  return rows.length > 0;
}

/** Returns when each recurring job last ran; jobs that never ran are left out. */
export async function readLastRuns(db: QueryExecutorProvider): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ name: string; last: Date }>`
    select identifier as name, last_execution as last from graphile_worker._private_known_crontabs
    where last_execution is not null`.execute(db);
  return new Map(rows.map(({ name, last }) => [name, last]));
}
