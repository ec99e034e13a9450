import type { ReportedReviewDto, ReportedReviewSummaryDto } from './reports.contract.ts';
import type { ReportedReviewRow, ReportRow } from './reports.repository.ts';

/** Converts a reported review to the list view. */
export function toSummary(row: ReportedReviewRow): ReportedReviewSummaryDto {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    author: { id: row.user_id, name: row.author },
    asset: { slug: row.slug, title: row.title },
    reportCount: row.report_count ?? 0,
    reasons: row.reasons ?? [],
    oldestReportAt: row.waiting_since?.toISOString() ?? null,
    isHidden: row.hidden_at !== null,
  };
}

/** Converts a reported review to the detail view. */
export function toReportedReview(row: ReportedReviewRow, reports: readonly ReportRow[]): ReportedReviewDto {
  const { reason, hidden_at: hiddenAt } = row;
  return {
    ...toSummary(row),
    writtenAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    studio: { slug: row.studio_slug, name: row.studio_name },
    hidden: reason === null || hiddenAt === null ? null : { reason, hiddenAt: hiddenAt.toISOString() },
    reports: reports.map(({ id, reason: why, note, reporter, reported_at: reportedAt, verdict }) => ({
      id,
      reason: why,
      note,
      reporterName: reporter,
      reportedAt: reportedAt.toISOString(),
      verdict,
    })),
  };
}
