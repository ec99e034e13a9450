import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { AdminOverviewDto, AdminQueueDto, AdminWaitingDto } from './admin.contract.ts';

const MAX_TICKETS = 10;

interface CountsRow {
  readonly accounts: number;
  readonly paid_orders: number;
  readonly returned_payments: number;
  readonly open_tickets: number;
  readonly overdue_tickets: number;
  readonly recent_messages: number;
}

/** Reads key figures; tickets due before `now` are overdue, messages after `since` are recent. */
export async function readCounts(db: Db, now: Date, since: Date): Promise<CountsRow | undefined> {
  const { rows } = await sql<CountsRow>`
    select (select count(*)::int from account_person_view) as accounts,
      (select count from orders_completed_view) as paid_orders,
      (select count(*)::int from orders_returned_payment_view) as returned_payments,
      (select count(*)::int from support_ticket_view where status in ('new', 'open')) as open_tickets,
      (select count(*)::int from support_ticket_view where status in ('new', 'open') and due_at < ${now}) as overdue_tickets,
      (select count(*)::int from support_ticket_view where is_message and created_at > ${since}) as recent_messages`.execute(
    db,
  );
  return rows[0];
}

/** Counts patterns by status; statuses without any are omitted. */
export async function countAssets(db: Db): Promise<AdminOverviewDto['assets']> {
  const { rows } = await sql<AdminOverviewDto['assets'][number]>`
    select status, count(*)::int as count from catalog_asset_view group by status order by status`.execute(db);
  return [...rows];
}

/** Returns the newest open tickets. */
export function findNewestTickets(db: Db) {
  return db
    .selectFrom('support_ticket_view')
    .select(['number', 'category_id', 'subject', 'description', 'status', 'created_at', 'due_at'])
    .where('status', 'in', ['new', 'open'])
    .orderBy('created_at', 'desc')
    .limit(MAX_TICKETS)
    .execute();
}

interface QueueRow extends Pick<AdminQueueDto, 'name' | 'count'> {
  readonly due_at: Date | null;
  readonly waiting_since: Date | null;
}

/** Reads the pending work of each desk in order, with the first due date or the start of the longest wait. */
export async function readQueues(db: Db): Promise<readonly QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select 'submissions' as name, count(*)::int as count, min(answer_due_at) as due_at, null::timestamptz as waiting_since
      from submissions_waiting_view
    union all select 'messages', count(*)::int, null, min(waiting_since) from submissions_unanswered_view
    union all select 'applications', count(*)::int, min(answer_due_at), null from studios_waiting_application_view
    union all select 'tickets', count(*)::int, min(due_at), null from support_ticket_view where status in ('new', 'open')
    union all select 'reports', count(*)::int, null, min(waiting_since) from reviews_waiting_view
    union all select 'takedowns', count(*)::int, min(due_at), null from takedowns_waiting_view`.execute(db);
  return rows;
}

/** Counts the work that awaits staff; tickets due before `now` are overdue. */
export async function countWaiting(db: Db, now: Date): Promise<AdminWaitingDto> {
  const { rows } = await sql<AdminWaitingDto>`
    select (select count(*)::int from submissions_waiting_view) as submissions,
      (select count(*)::int from submissions_unanswered_view) as "submissionMessages",
      (select count(*)::int from studios_waiting_application_view) as applications,
      (select count(*)::int from support_ticket_view where status in ('new', 'open')) as tickets,
      (select count(*)::int from support_ticket_view where status in ('new', 'open') and due_at < ${now}) as "overdueTickets",
      (select count(*)::int from reviews_waiting_view) as "reportedReviews",
      (select count(*)::int from takedowns_waiting_view) as takedowns`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('what waits was not counted');
  return counts;
}
