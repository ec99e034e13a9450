/** What a list of people can be narrowed to by those who run the shop. */
export const PERSON_VIEWS = ['all', 'blocked', 'unconfirmed', 'subscribers', 'studios', 'staff'] as const;
/** What a list of people is narrowed to. */
export type PersonView = (typeof PERSON_VIEWS)[number];

/** What lists of people can be sorted by. */
export const PERSON_SORTS = ['joined', '-joined'] as const;
/** What a list of people is sorted by; descending with a minus. */
export type PersonSort = (typeof PERSON_SORTS)[number];
