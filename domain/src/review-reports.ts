import * as v from 'valibot';

/** Reasons to report a review. */
export const REVIEW_REPORT_REASONS = ['spam', 'offensive', 'personal_data', 'off_topic', 'other'] as const;
/** Reason to report a review. */
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

/** Maximum length of the note on a report. */
export const MAX_REPORT_NOTE_CHARACTERS = 500;

/** A note that accompanies the reason of a report. */
export const ReportNoteField = v.pipe(
  v.string('Must be text'),
  v.trim(),
  v.maxLength(MAX_REPORT_NOTE_CHARACTERS, `Details have at most ${MAX_REPORT_NOTE_CHARACTERS} characters`),
);

/** Views of the reported reviews: with reports to decide on, hidden, or all. */
export const REPORTED_REVIEW_VIEWS = ['waiting', 'hidden', 'all'] as const;
/** View of the reported reviews. */
export type ReportedReviewView = (typeof REPORTED_REVIEW_VIEWS)[number];

/** Sort orders of the reported reviews: by waiting time, or by number of open reports. */
export const REPORTED_REVIEW_SORTS = ['waiting', '-waiting', 'reports', '-reports'] as const;
/** Sort order of the reported reviews; a minus means descending. */
export type ReportedReviewSort = (typeof REPORTED_REVIEW_SORTS)[number];
