import type { ReviewReportReason } from '@halfdrop/domain';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import type { ReportWords } from './reports.contract.ts';

/** Inserts a report. A pending one is unchanged; a decided one becomes pending again. */
export async function insertReport(
  db: DbOrTrx,
  report: ReportWords & { readonly reviewId: string; readonly reporterId: string },
  now: Date,
): Promise<void> {
  const { reviewId, reporterId, reason, note } = report;
  const said = { note, reported_at: now };
  await db
    .insertInto('reviews_report')
    .values({ review_id: reviewId, reporter_id: reporterId, reason, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'reporter_id', 'reason'])
        .doUpdateSet({ ...said, verdict: null, decided_at: null })
        .where('reviews_report.verdict', 'is not', null),
    )
    .execute();
}

/** Whether a review was kept despite this reason and has not been rewritten since. */
export async function isKeptAgainst(db: DbOrTrx, reviewId: string, reason: ReviewReportReason): Promise<boolean> {
  const kept = await db
    .selectFrom('reviews_report as report')
    .innerJoin('reviews_review as review', 'review.id', 'report.review_id')
    .select('report.id')
    .where('report.review_id', '=', reviewId)
    .where('report.reason', '=', reason)
    .where('report.verdict', '=', 'kept')
    .whereRef('report.decided_at', '>=', 'review.updated_at')
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

function reportedReviews(db: DbOrTrx) {
  return db
    .selectFrom('reviews_review as review')
    .innerJoin('account_person_view as author', 'author.id', 'review.user_id')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'review.asset_id')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'asset.designer_id')
    .leftJoin('reviews_waiting_view as waiting', 'waiting.review_id', 'review.id')
    .leftJoin('reviews_hidden as hidden', 'hidden.review_id', 'review.id')
    .select(['review.id', 'review.asset_id', 'review.user_id', 'review.stars', 'review.text'])
    .select(['review.created_at', 'review.updated_at', 'author.name as author', 'asset.slug', 'asset.title'])
    .select(['studio.slug as studio_slug', 'studio.name as studio_name', 'hidden.reason', 'hidden.hidden_at'])
    .select(['waiting.waiting_since', 'waiting.report_count', 'waiting.reasons'])
    .where((where) =>
      where.exists(
        where.selectFrom('reviews_report as report').select('report.id').whereRef('report.review_id', '=', 'review.id'),
      ),
    );
}

/** Returns reported reviews in the order of their ids. */
export async function findReportedReviews(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await reportedReviews(db).where('review.id', 'in', ids).execute();
  return rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}

/** A reported review. */
export type ReportedReviewRow = Awaited<ReturnType<typeof findReportedReviews>>[number];

/** Returns one of them. */
export function findReportedReview(db: DbOrTrx, id: string): Promise<ReportedReviewRow | undefined> {
  return reportedReviews(db).where('review.id', '=', id).executeTakeFirst();
}

/** Returns all reports of a review, newest first. */
export function findReports(db: DbOrTrx, reviewId: string) {
  return db
    .selectFrom('reviews_report as report')
    .leftJoin('account_person_view as reporter', 'reporter.id', 'report.reporter_id')
    .select(['report.id', 'report.reason', 'report.note', 'report.reported_at', 'report.verdict'])
    .select('reporter.name as reporter')
    .where('report.review_id', '=', reviewId)
    .orderBy('report.reported_at', 'desc')
    .orderBy('report.id')
    .execute();
}

/** A report as it is kept. */
export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

/** Decides all pending reports of a review and returns their number. */
export async function settleReports(
  trx: Trx,
  reviewId: string,
  verdict: 'kept' | 'hidden',
  now: Date,
): Promise<number> {
  const settled = await trx
    .updateTable('reviews_report')
    .set({ verdict, decided_at: now })
    .where('review_id', '=', reviewId)
    .where('verdict', 'is', null)
    .executeTakeFirst();
  return Number(settled.numUpdatedRows);
}

/** Hides a review; false if it was already hidden. */
export async function hideReview(trx: Trx, reviewId: string, reason: string, now: Date): Promise<boolean> {
  const hidden = await trx
    .insertInto('reviews_hidden')
    .values({ review_id: reviewId, reason, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return hidden !== undefined;
}

/** Shows a review again, marking it as kept despite all reports; false if it was not hidden. */
export async function showReview(trx: Trx, reviewId: string, now: Date): Promise<boolean> {
  const shown = await trx
    .deleteFrom('reviews_hidden')
    .where('review_id', '=', reviewId)
    .returning('review_id')
    .executeTakeFirst();
  await trx
    .updateTable('reviews_report')
    .set({ verdict: 'kept', decided_at: now })
    .where('review_id', '=', reviewId)
    .where('verdict', '=', 'hidden')
    .execute();
  return shown !== undefined;
}

/** Returns the author to notify about a review, and its subject; undefined once their account is deleted. */
export function findToldAuthor(db: DbOrTrx, reviewId: string) {
  return db
    .selectFrom('reviews_review as review')
    .innerJoin('account_person_view as author', 'author.id', 'review.user_id')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'review.asset_id')
    .select(['author.name', 'author.email', 'asset.title', 'asset.slug'])
    .where('review.id', '=', reviewId)
    .where('author.is_deleted', '=', false)
    .executeTakeFirst();
}
