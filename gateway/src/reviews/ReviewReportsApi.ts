import type { ReportedReviewSort, ReportedReviewView } from '@halfdrop/domain';
import type { ReportedReview, ReportedReviewPage, ReviewReport } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for reported reviews. */
interface WantedReports {
  readonly view: ReportedReviewView;
  readonly sort: ReportedReviewSort;
  readonly page: number;
  readonly limit: number;
}

/** API for reporting reviews and deciding on reports. */
export interface ReviewReportsApi {
  report(reviewId: string, words: Pick<ReviewReport, 'reason' | 'note'>): Promise<ReviewReport>;
  list(wanted: WantedReports): Promise<ReportedReviewPage>;
  one(reviewId: string): Promise<ReportedReview | null>;
  hide(reviewId: string, reason: string): Promise<ReportedReview>;
  keep(reviewId: string, reason: string): Promise<ReportedReview>;
  show(reviewId: string, reason: string): Promise<ReportedReview>;
}

/** Creates a `ReviewReportsApi` that calls the REST API. */
export function restReviewReportsApi(client: RestClient): ReviewReportsApi {
  return {
    report: (id, words) => client.post<ReviewReport>(restPath`/reviews/${id}/reports`, words),
    list: (wanted) => client.get<ReportedReviewPage>(restPath`/admin/reported-reviews`, { ...wanted }),
    one: (id) => client.find<ReportedReview>(restPath`/admin/reported-reviews/${id}`),
    hide: (id, reason) => client.post<ReportedReview>(restPath`/admin/reported-reviews/${id}/hide`, { reason }),
    keep: (id, reason) => client.post<ReportedReview>(restPath`/admin/reported-reviews/${id}/keep`, { reason }),
    show: (id, reason) => client.post<ReportedReview>(restPath`/admin/reported-reviews/${id}/show`, { reason }),
  };
}
