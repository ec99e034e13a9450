/** What can be gone to from any desk. */
export const FIND_KINDS = ['order', 'person', 'ticket', 'pattern', 'studio', 'coupon'] as const;
/** A kind of thing that can be gone to from any desk. */
export type FindKind = (typeof FIND_KINDS)[number];

/** How many characters say enough to look for something. */
export const MIN_FIND_CHARACTERS = 2;
