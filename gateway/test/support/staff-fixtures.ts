import type { AdminDay, AuditLine, StaffMember } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a staff member. */
export function restStaffMember(changes: Partial<StaffMember> = {}): StaffMember {
  return {
    id: 'user-1',
    name: 'Ada Weaver',
    email: 'ada@example.com',
    roles: ['owner', 'support'],
    since: '2026-10-01T09:00:00.000Z',
    ...changes,
  };
}

/** Creates a REST fixture of an audit line. */
export function restAuditLine(changes: Partial<AuditLine> = {}): AuditLine {
  return {
    position: '7',
    happenedAt: '2026-11-02T09:00:00.000Z',
    actor: { id: 'user-1', name: 'Ada Weaver' },
    impersonated: null,
    action: 'order.refund',
    subjectKind: 'order',
    subjectId: 'HDO-00000000',
    before: { refundableCents: 900, currency: 'USD' },
    after: { refundableCents: 0, currency: 'USD', items: ['one', 'two'] },
    why: 'duplicate',
    requestId: 'request-1',
    hash: '5f'.repeat(32),
    ...changes,
  };
}

/** Creates a REST fixture of one day's activity. */
export function restAdminDay(): AdminDay {
  return {
    day: '2026-11-02',
    revenue: 12_900,
    refunded: 900,
    orders: 9,
    periods: 2,
    people: 4,
    subscriptionsBegun: 2,
    subscriptionsCanceled: 1,
    paymentsFailed: 0,
  };
}
