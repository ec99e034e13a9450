import type { HiddenReview, ReceivedReport, ReportedReview, Review } from '../generated/resolvers.ts';
import type { MockAsset } from './asset.ts';

/** A reported review as stored by its desk; the list shows a subset of the fields. */
export type DeskReview = Omit<ReportedReview, '__typename'>;

/** Returns a report as the staff reads it; `changes` overrides fields. */
export function receivedReport(id: string, changes: Partial<ReceivedReport> = {}): ReceivedReport {
  return {
    id,
    reason: 'SPAM',
    note: 'It names another shop.',
    reporterName: 'Noor Haddad',
    reportedAt: '2026-11-22T09:00:00.000Z',
    verdict: null,
    ...changes,
  };
}

/** Returns a review with its reports, as the staff sees it. */
export function reportedReview(
  { id, author, stars, text, createdAt, updatedAt }: Review,
  asset: MockAsset,
  { reports, hidden }: Pick<DeskReview, 'reports'> & { readonly hidden: HiddenReview | null },
): DeskReview {
  const waiting = reports.filter(({ verdict }) => !verdict);
  const [oldestReportAt = null] = waiting.map(({ reportedAt }) => reportedAt).toSorted();
  return {
    id,
    stars,
    text,
    author: { id: 'user-1', name: author },
    asset: { slug: asset.slug, title: asset.title },
    studio: { slug: asset.designer.slug, name: asset.designer.name },
    reportCount: waiting.length,
    reasons: [...new Set(waiting.map(({ reason }) => reason))].toSorted(),
    oldestReportAt,
    isHidden: hidden !== null,
    hidden,
    writtenAt: createdAt,
    updatedAt,
    reports,
  };
}
