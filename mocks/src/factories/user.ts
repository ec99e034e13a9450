import type { User } from '../generated/resolvers.ts';

/** An account; `changes` replaces single fields. */
export function user(changes: Partial<User> = {}): User {
  return {
    id: 'user-1',
    name: 'Ada Weaver',
    username: 'ada_weaver',
    email: 'ada@example.com',
    isEmailConfirmed: true,
    hasPassword: true,
    role: 'USER',
    avatarUrl: null,
    freeDownloads: 5,
    hasActiveSubscription: false,
    company: null,
    taxNumber: null,
    createdAt: '2026-10-01T09:00:00.000Z',
    ...changes,
  };
}
