import type { MailView } from '@halfdrop/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, DbOrTrx } from '../../database.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, type WantedPage } from '../../platform/database/read-page.ts';
import { paginate } from '../../platform/http/pagination.ts';
import type { CurrentJob } from '../../platform/jobs/current-job.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** Status of a mail. */
type MailStatus = Exclude<MailView, 'all'>;

/** Filters of the mail list. */
export interface MailFilter {
  readonly view: MailView;
  /** A prefix of an address; empty for all. */
  readonly text: string;
}

/** Records that a mail is about to be handed over on behalf of a job. */
export async function recordTry(
  db: Db,
  { id, to, subject }: Pick<Mail, 'id' | 'to' | 'subject'>,
  { job, now }: { readonly job: CurrentJob; readonly now: Date },
): Promise<void> {
  const payload = JSON.stringify(job.payload);
  await sql`
    insert into system_mail (id, task, payload, job_id, recipient, subject, tries, created_at, tried_at)
    values (${id}, ${job.task}, ${payload}::jsonb, ${job.id}::bigint, ${to}, ${subject}, 1, ${now}, ${now})
    on conflict (id) do update set task = excluded.task, payload = excluded.payload, job_id = excluded.job_id,
      recipient = excluded.recipient, subject = excluded.subject, tries = system_mail.tries + 1,
      tried_at = excluded.tried_at, sent_at = null`.execute(db);
}

/** Records that a mail was accepted. */
export async function recordSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('system_mail').set({ sent_at: now, error: null }).where('id', '=', id).execute();
}

/** Records why a mail was rejected. */
export async function recordFailure(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('system_mail').set({ error }).where('id', '=', id).execute();
}

/** A mail with its status: an unsent mail is waiting as long as its job has attempts left. */
export interface MailRow {
  readonly id: string;
  readonly task: string;
  readonly payload: unknown;
  readonly job_id: string;
  /** Whether the job still exists. */
  readonly has_job: boolean;
  readonly recipient: string;
  readonly subject: string;
  readonly tries: number;
  readonly error: string | null;
  readonly created_at: Date;
  readonly tried_at: Date;
  readonly sent_at: Date | null;
  readonly status: MailStatus;
}

const hasTriesLeft = sql`coalesce(job.attempts < job.max_attempts, false)`;
const fromMails = sql`from system_mail mail left join graphile_worker.jobs job on job.id = mail.job_id`;
const columns = sql`mail.id, mail.task, mail.payload, mail.job_id::text, job.id is not null as has_job, mail.recipient,
  mail.subject, mail.tries, mail.error, mail.created_at, mail.tried_at, mail.sent_at,
  case when mail.sent_at is not null then 'sent' when ${hasTriesLeft} then 'waiting' else 'failed' end as status`;

const conditions: Readonly<Record<MailView, RawBuilder<SqlBool>>> = {
  all: sql`true`,
  sent: sql`mail.sent_at is not null`,
  waiting: sql`mail.sent_at is null and ${hasTriesLeft}`,
  failed: sql`mail.sent_at is null and not ${hasTriesLeft}`,
};

/** Ids are found first, by a prefix index. */
function isTo(text: string): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  return sql`mail.id = any(array(
    select id from system_mail where ${beginsWith(sql`lower(recipient)`, text.toLowerCase())} limit ${MAX_FOUND_ROWS}))`;
}

/** Returns one page of mails, newest first; ends after 10,000. */
export async function readMails(db: Db, { view, text }: MailFilter, { page, limit }: WantedPage) {
  const wanted = sql`${conditions[view]} and ${isTo(text)}`;
  const offset = (page - 1) * limit;
  const listed =
    offset >= MAX_LISTED_ROWS
      ? { rows: [] }
      : await sql<MailRow>`select ${columns} ${fromMails} where ${wanted}
          order by mail.created_at desc, mail.id offset ${offset} limit ${limit}`.execute(db);
  // Jobs are only joined for unsent mails.
  const asksJobs = view === 'waiting' || view === 'failed';
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select ${asksJobs ? fromMails : sql`from system_mail mail`} where ${wanted} limit ${MAX_LISTED_ROWS}) listed`.execute(
    db,
  );
  return { rows: listed.rows, pagination: paginate(counted.rows[0]?.total ?? 0, page, limit) };
}

/** Returns one mail. */
export async function findMail(db: DbOrTrx, id: string): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`select ${columns} ${fromMails} where mail.id = ${id}`.execute(db);
  return rows[0];
}

/** Deletes mails created before an instant. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('system_mail').where('created_at', '<=', before).execute();
}
