import type { StudioRole } from '#generated/types.ts';

/** What a role in a studio is called, and what it lets one do. */
export const roleWords: Readonly<Record<StudioRole, { readonly label: string; readonly description: string }>> = {
  EDITOR: { label: 'Editor', description: 'Uploads and edits patterns.' },
  OWNER: { label: 'Owner', description: 'Also edits the profile, and decides who works here.' },
};

/** The roles in the order they are offered. */
export const roleChoices: readonly StudioRole[] = ['EDITOR', 'OWNER'];
