/** The most patterns that stand first for one search. */
export const MAX_PINNED_PATTERNS = 8;

/** The most searches that are judged: a draft is tried with each of them. */
export const MAX_JUDGED_SEARCHES = 200;

/** The most patterns that have a grade for one search. */
export const MAX_GRADED_PATTERNS = 60;

/** How many results of a judged search count. */
export const JUDGED_RESULTS = 10;

/** How well a pattern answers a search, the best first; what has no grade does not answer it. */
export const GRADES = [3, 2, 1] as const;
