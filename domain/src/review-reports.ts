import * as v from 'valibot';

/** Why somebody reports a review. */
export const REVIEW_REPORT_REASONS = ['spam', 'offensive', 'personal_data', 'off_topic', 'other'] as const;
/** Why somebody reports a review. */
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

/** Characters of the longest words beside a report. */
export const MAX_REPORT_NOTE_CHARACTERS = 500;

/** What somebody says beside the reason of a report. */
export const ReportNoteField = v.pipe(
  v.string('Must be text'),
  v.trim(),
  v.maxLength(MAX_REPORT_NOTE_CHARACTERS, `Details have at most ${MAX_REPORT_NOTE_CHARACTERS} characters`),
);

/** What a list of reported reviews can be narrowed to: those with reports to decide on, those hidden, or all. */
export const REPORTED_REVIEW_VIEWS = ['waiting', 'hidden', 'all'] as const;
/** What a list of reported reviews is narrowed to. */
export type ReportedReviewView = (typeof REPORTED_REVIEW_VIEWS)[number];

/** What lists of reported reviews can be sorted by: how long they wait, or how many reports wait. */
export const REPORTED_REVIEW_SORTS = ['waiting', '-waiting', 'reports', '-reports'] as const;
/** What a list of reported reviews is sorted by; descending with a minus. */
export type ReportedReviewSort = (typeof REPORTED_REVIEW_SORTS)[number];
