import type { AdminPerson, PersonFacts } from '../../src/generated/rest.ts';
import { restAuditLine } from './staff-fixtures.ts';

/** Creates a REST fixture of a user in the staff's list. */
export function restPersonFacts(changes: Partial<PersonFacts> = {}): PersonFacts {
  return {
    id: 'user-1',
    name: 'Ada Weaver',
    username: 'ada_weaver',
    email: 'ada@example.com',
    joinedAt: '2026-10-01T09:00:00.000Z',
    lastSeenAt: '2026-11-02T09:00:00.000Z',
    isEmailConfirmed: true,
    isBlocked: false,
    hasPlan: true,
    staffRoles: ['support'],
    isStudioMember: true,
    ...changes,
  };
}

/** Creates a REST fixture of a user, as shown to staff. */
export function restAdminPerson(changes: Partial<AdminPerson> = {}): AdminPerson {
  return {
    ...restPersonFacts(),
    emailConfirmedAt: '2026-10-01T10:00:00.000Z',
    blockedAt: null,
    freeDownloads: 3,
    plan: {
      name: 'Pro Plan',
      status: 'active',
      startedAt: '2026-10-01T09:00:00.000Z',
      periodEndsAt: '2026-12-01T09:00:00.000Z',
      downloadsUsed: 4,
      downloadsLeft: 26,
    },
    studios: [{ id: '3', slug: 'north-loom', name: 'North Loom', role: 'owner' }],
    sessions: [
      {
        id: 'session-1',
        device: 'Chrome on Windows',
        createdAt: '2026-11-01T09:00:00.000Z',
        lastUsedAt: '2026-11-02T09:00:00.000Z',
      },
    ],
    orders: [{ number: 'HDO-00000001', status: 'completed', total: 900, createdAt: '2026-11-01T09:00:00.000Z' }],
    orderCount: 1,
    licenses: [
      {
        number: 'HDL-00000001',
        title: 'Rose',
        license: 'standard',
        acquiredAt: '2026-11-01T09:00:00.000Z',
        orderNumber: 'HDO-00000001',
        planName: null,
        isEnded: false,
      },
    ],
    licenseCount: 1,
    tickets: [{ number: 'HD-T-22222222', subject: 'No receipt', status: 'new', createdAt: '2026-11-02T09:00:00.000Z' }],
    acts: [restAuditLine({ action: 'person.help', subjectKind: 'account', subjectId: 'user-1' })],
    ...changes,
  };
}
