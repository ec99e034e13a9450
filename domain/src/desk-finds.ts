/** Kinds of record that the search available on every desk can jump to. */
export const FIND_KINDS = ['order', 'person', 'ticket', 'pattern', 'studio', 'coupon'] as const;
/** Kind of record that the desk search can jump to. */
export type FindKind = (typeof FIND_KINDS)[number];

/** Minimum length of a desk search. */
export const MIN_FIND_CHARACTERS = 2;
