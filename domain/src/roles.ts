/** The roles of an account, as others name it in a word: whoever works for the shop is an admin. */
export const ROLES = ['user', 'contributor', 'admin'] as const;
/** A role of an account. */
export type Role = (typeof ROLES)[number];

/** What people do for the shop; one person may do several of these. */
export const STAFF_ROLES = ['owner', 'catalog', 'reviewer', 'support', 'finance', 'content'] as const;
/** What a person does for the shop. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What people do in a studio. */
export const STUDIO_ROLES = ['owner', 'editor'] as const;
/** What a person does in a studio. */
export type StudioRole = (typeof STUDIO_ROLES)[number];
