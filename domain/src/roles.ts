/** The roles of an account. */
export const ROLES = ['user', 'contributor', 'admin'] as const;
/** A role of an account. */
export type Role = (typeof ROLES)[number];
