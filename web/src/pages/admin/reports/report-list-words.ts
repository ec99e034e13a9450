import type { ReportedReviewSort, ReportedReviewView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { ReportListQuery } from './ReportList.query.generated.ts';

/** A reported review in the list. */
export type ListedReport = NonNullable<ReportListQuery['reportedReviews']>['items'][number];

/** What the list can be narrowed to, in the order of its presets. */
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

/** The view that an address names; what is to be decided, unless it names one. */
export function reportViewFrom(text: string | undefined): ReportedReviewView {
  return lookUp(views, text) ?? 'WAITING';
}

/** The order of a table, as the list of reported reviews takes it. */
export function reportSort(sort: TableSort): ReportedReviewSort {
  return sorts[sortText(sort)] ?? 'WAITING';
}
