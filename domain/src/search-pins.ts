/** The most patterns that stand first for one search. */
export const MAX_PINNED_PATTERNS = 8;
