import type { Role } from '#generated/types.ts';
import { Badge } from '#ui/Badge.tsx';

const tones = { ADMIN: 'accent', CONTRIBUTOR: 'card', USER: 'linen' } as const;

/** The user's role as a badge. */
export function RoleBadge({ role }: { readonly role: Role }) {
  return <Badge tone={tones[role]}>{role.toLowerCase()}</Badge>;
}
