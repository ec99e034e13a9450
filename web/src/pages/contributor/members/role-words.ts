import type { StudioRole } from '#generated/types.ts';

/** Labels and descriptions of studio roles. */
export const roleWords: Readonly<Record<StudioRole, { readonly label: string; readonly description: string }>> = {
  EDITOR: { label: 'Editor', description: 'Uploads and edits patterns.' },
  OWNER: { label: 'Owner', description: 'Also edits the profile, and decides who works here.' },
};

/** Roles in display order. */
export const roleChoices: readonly StudioRole[] = ['EDITOR', 'OWNER'];
