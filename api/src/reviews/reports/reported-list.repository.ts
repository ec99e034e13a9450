import type { ReportedReviewSort, ReportedReviewView } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { MAX_LISTED_ROWS, type WantedPage } from '../../platform/database/read-page.ts';
import { paginate } from '../../platform/http/pagination.ts';

const sorts = {
  waiting: sql`waiting.waiting_since`,
  '-waiting': sql`waiting.waiting_since desc`,
  reports: sql`waiting.report_count`,
  '-reports': sql`waiting.report_count desc`,
} as const satisfies Record<ReportedReviewSort, unknown>;

const isHidden = sql`exists (select from reviews_hidden hidden where hidden.review_id = review.id)`;
const isReported = sql`exists (select from reviews_report report where report.review_id = review.id)`;
const waits = sql`exists (
  select from reviews_report report where report.review_id = review.id and report.verdict is null)`;

/**
 * Returns the ids of one page of reported reviews. Pending ones come first, in the requested order, followed by all
 * others, last changed first. The two lists are each read from an index: sorting them together would read all of them
 * for a page.
 */
export async function readReportedIds(
  db: Db,
  view: ReportedReviewView,
  sort: ReportedReviewSort,
  { page, limit }: WantedPage,
) {
  const offset = (page - 1) * limit;
  const counts = await countReported(db, view);
  const total = Math.min(counts.waiting + counts.others, MAX_LISTED_ROWS);
  const asked = Math.max(Math.min(limit, total - offset), 0);
  const ids = offset < counts.waiting ? await waitingIds(db, { view, sort, offset, limit: asked }) : [];
  const missing = asked - ids.length;
  if (missing > 0) {
    ids.push(...(await otherIds(db, { view, offset: Math.max(offset - counts.waiting, 0), limit: missing })));
  }
  return { ids, pagination: paginate(total, page, limit) };
}

interface Part {
  readonly view: ReportedReviewView;
  readonly offset: number;
  readonly limit: number;
}

async function waitingIds(
  db: Db,
  { view, sort, offset, limit }: Part & { readonly sort: ReportedReviewSort },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select review.id from reviews_waiting_view waiting join reviews_review review on review.id = waiting.review_id
    where ${view === 'hidden' ? isHidden : sql`true`}
    order by ${sorts[sort]}, review.updated_at desc, review.id offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function otherIds(db: Db, { view, offset, limit }: Part): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select review.id from reviews_review review where ${view === 'hidden' ? isHidden : isReported} and not ${waits}
    order by review.updated_at desc, review.id offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function countReported(db: Db, view: ReportedReviewView) {
  const { rows } = await sql<{ waiting: number; hidden: number; all: number }>`
    select
      (select count(*)::int from (
        select from reviews_waiting_view waiting
        where ${view === 'hidden'} = false or waiting.review_id in (select review_id from reviews_hidden)
        limit ${MAX_LISTED_ROWS}) listed) as waiting,
      (select count(*)::int from (
        select from reviews_hidden where ${view === 'hidden'} limit ${MAX_LISTED_ROWS}) listed) as hidden,
      (select count(*)::int from (
        select distinct review_id from reviews_report where ${view === 'all'} limit ${MAX_LISTED_ROWS}) listed) as all`.execute(
    db,
  );
  const { waiting = 0, hidden = 0, all = 0 } = rows[0] ?? {};
  return { waiting, others: Math.max(hidden + all - waiting, 0) };
}
