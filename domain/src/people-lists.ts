/** Views of the staff's list of people. */
export const PERSON_VIEWS = ['all', 'blocked', 'unconfirmed', 'subscribers', 'studios', 'staff'] as const;
/** View of the staff's list of people. */
export type PersonView = (typeof PERSON_VIEWS)[number];

/** Sort orders of the list of people. */
export const PERSON_SORTS = ['joined', '-joined'] as const;
/** Sort order of the list of people; a minus means descending. */
export type PersonSort = (typeof PERSON_SORTS)[number];
