/** Maximum number of patterns pinned to one search. */
export const MAX_PINNED_PATTERNS = 8;

/** Maximum number of judged searches; drafts are evaluated against all of them. */
export const MAX_JUDGED_SEARCHES = 200;

/** Maximum number of graded patterns per judged search. */
export const MAX_GRADED_PATTERNS = 60;

/** Number of results that count when a judged search is scored. */
export const JUDGED_RESULTS = 10;

/** Relevance grades, best first; ungraded patterns count as irrelevant. */
export const GRADES = [3, 2, 1] as const;
