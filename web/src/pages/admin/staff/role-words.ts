import type { StaffRole } from '#generated/types.ts';

/** Labels and descriptions of staff roles. */
export const roleWords: Record<StaffRole, { readonly label: string; readonly description: string }> = {
  OWNER: { label: 'Owner', description: 'May do all that the staff may, and says who works here.' },
  CATALOG: { label: 'Catalogue', description: 'Looks after patterns, categories and collections.' },
  REVIEWER: { label: 'Reviewer', description: 'Decides which studios and patterns come in.' },
  SUPPORT: { label: 'Support', description: 'Helps the people who shop; sees and refunds orders.' },
  FINANCE: { label: 'Finance', description: 'Looks after money; sees and refunds orders.' },
  CONTENT: { label: 'Content', description: 'Writes the texts of the shop.' },
};

/** All roles, in display order. */
export const allRoles: readonly StaffRole[] = ['OWNER', 'CATALOG', 'REVIEWER', 'SUPPORT', 'FINANCE', 'CONTENT'];
