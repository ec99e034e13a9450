import type { ReportedReview, ReportedReviewSummary } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a reported review in the staff's list. */
export function restReportedReviewSummary(): ReportedReviewSummary {
  return {
    id: 'review-1',
    stars: 1,
    text: 'Buy at my shop instead.',
    author: { id: 'user-1', name: 'Ada Lovelace' },
    asset: { slug: 'half-drop-peony-1', title: 'Half-drop Peony 1' },
    reportCount: 2,
    reasons: ['off_topic', 'spam'],
    oldestReportAt: '2026-11-01T09:00:00.000Z',
    isHidden: false,
  };
}

/** Creates a REST fixture of a reported review, as shown to staff. */
export function restReportedReview(changes: Partial<ReportedReview> = {}): ReportedReview {
  return {
    ...restReportedReviewSummary(),
    studio: { slug: 'studio-1', name: 'Studio 1' },
    hidden: null,
    writtenAt: '2026-10-01T09:00:00.000Z',
    updatedAt: '2026-10-02T09:00:00.000Z',
    reports: [
      {
        id: 'report-1',
        reason: 'spam',
        note: 'A link to a shop.',
        reporterName: 'Noor Haddad',
        reportedAt: '2026-11-01T09:00:00.000Z',
        verdict: null,
      },
    ],
    ...changes,
  };
}
