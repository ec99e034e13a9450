/** Public roles of an account: anyone on the staff is an admin. */
export const ROLES = ['user', 'contributor', 'admin'] as const;
/** Public role of an account. */
export type Role = (typeof ROLES)[number];

/** Staff roles; one person may have several. */
export const STAFF_ROLES = ['owner', 'catalog', 'reviewer', 'support', 'finance', 'content'] as const;
/** Staff role. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles of members of a studio. */
export const STUDIO_ROLES = ['owner', 'editor'] as const;
/** Role of a member of a studio. */
export type StudioRole = (typeof STUDIO_ROLES)[number];
