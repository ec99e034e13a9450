import type { ReportedReviewSort, ReportedReviewView } from '@halfdrop/domain';
import { type RawBuilder, sql } from 'kysely';
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
 * The ids of one page of reported reviews. Those that wait come first, in the order asked for; all others follow, changed
 * last in front. They are two lists, each read from an index: sorted together, all of them would be read for a page.
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
  const from =
    view === 'hidden'
      ? sql`reviews_hidden hidden join reviews_review review on review.id = hidden.review_id`
      : sql`reviews_review review`;
  const { rows } = await sql<{ id: string }>`
    select review.id from ${from} where ${isReported} and not ${waits}
    order by review.updated_at desc, review.id offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const limited = (ids: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select distinct ${ids} limit ${MAX_LISTED_ROWS}) counted)`;

async function countReported(db: Db, view: ReportedReviewView) {
  const ofHidden = sql`review_id from reviews_hidden hidden join reviews_report report using (review_id)`;
  const ofAll = view === 'hidden' ? ofHidden : sql`review_id from reviews_report report`;
  const { rows } = await sql<{ waiting: number; all: number }>`
    select ${limited(sql`${ofAll} where report.verdict is null`)} as waiting,
      ${view === 'waiting' ? sql`0` : limited(ofAll)} as all`.execute(db);
  const { waiting = 0, all = 0 } = rows[0] ?? {};
  return { waiting, others: Math.max(all - waiting, 0) };
}
