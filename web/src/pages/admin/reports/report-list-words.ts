import type { ReportedReviewSort, ReportedReviewView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { ReportListQuery } from './ReportList.query.generated.ts';

/** A reported review in the list. */
export type ListedReport = NonNullable<ReportListQuery['reportedReviews']>['items'][number];

/** Filter presets of the list, in display order. */
export const reportPresets = [
  { label: 'To decide', params: {} },
  { label: 'Hidden', params: { view: 'hidden' } },
  { label: 'All', params: { view: 'all' } },
] as const;

const views: Readonly<Record<string, ReportedReviewView>> = { hidden: 'HIDDEN', all: 'ALL' };
const sorts: Readonly<Record<string, ReportedReviewSort>> = {
  '-waiting': 'WAITING_DESC',
  reports: 'REPORTS',
  '-reports': 'REPORTS_DESC',
};

/** Returns the view in the URL; undecided reports by default. */
export function reportViewFrom(text: string | undefined): ReportedReviewView {
  return lookUp(views, text) ?? 'WAITING';
}

/** Maps a table's sort order to that of the query. */
export function reportSort(sort: TableSort): ReportedReviewSort {
  return sorts[sortText(sort)] ?? 'WAITING';
}
