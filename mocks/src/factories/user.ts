import { designers } from './designer.ts';
import type { Role, User } from '../generated/resolvers.ts';

/** Staff roles and studios of a person, by public role. */
const standings: Record<Role, Pick<User, 'staffRoles' | 'studios'>> = {
  ADMIN: { staffRoles: ['OWNER'], studios: [] },
  CONTRIBUTOR: { staffRoles: [], studios: designers.slice(0, 1).map(({ id }) => ({ studioId: id, role: 'OWNER' })) },
  USER: { staffRoles: [], studios: [] },
};

/** Returns an account; `changes` overrides fields. */
export function user(changes: Partial<User> = {}): User {
  return {
    id: 'user-1',
    name: 'Ada Weaver',
    username: 'ada_weaver',
    email: 'ada@example.com',
    isEmailConfirmed: true,
    hasPassword: true,
    role: 'USER',
    ...standings[changes.role ?? 'USER'],
    avatarUrl: null,
    freeDownloads: 5,
    hasActiveSubscription: false,
    company: null,
    taxNumber: null,
    createdAt: '2026-10-01T09:00:00.000Z',
    sessions: null,
    subscription: null,
    canStartTrial: null,
    downloadQuota: null,
    ...changes,
  };
}
