import type { AdminPerson, PersonSession, User } from '../generated/resolvers.ts';
import { user } from './user.ts';

/** A person as shown by the desk and its list. */
export type ShownPerson = Omit<AdminPerson, '__typename'>;

/** A session of a person of the mocked shop. */
const session: PersonSession = {
  id: 'session-1',
  device: 'Chrome on Windows',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: '2026-11-02T09:00:00.000Z',
};

/** Returns a person as the support staff sees them, without any belongings; `changes` overrides fields. */
export function adminPerson(of: User = user(), changes: Partial<ShownPerson> = {}): ShownPerson {
  const { id, name, username, email, createdAt, isEmailConfirmed, staffRoles, studios, freeDownloads } = of;
  return {
    id,
    name,
    username,
    email,
    joinedAt: createdAt,
    lastSeenAt: session.lastUsedAt,
    isEmailConfirmed,
    emailConfirmedAt: isEmailConfirmed ? createdAt : null,
    isBlocked: false,
    blockedAt: null,
    hasPlan: of.hasActiveSubscription,
    staffRoles,
    isStudioMember: studios.length > 0,
    freeDownloads,
    plan: null,
    studios: [],
    sessions: [session],
    orders: [],
    orderCount: 0,
    licenses: [],
    licenseCount: 0,
    tickets: [],
    acts: [],
    ...changes,
  };
}
