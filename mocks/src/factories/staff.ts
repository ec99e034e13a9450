import type { AuditLine, StaffMember } from '../generated/resolvers.ts';
import { user } from './user.ts';

/** Returns a staff member; `changes` overrides fields. */
export function staffMember(changes: Partial<StaffMember> = {}): StaffMember {
  const { id, name, email } = user();
  return { id, name, email, roles: ['OWNER'], joinedAt: '2026-10-01T09:00:00.000Z', ...changes };
}

/** The staff of the mocked shop. */
export const demoStaff: readonly StaffMember[] = [
  staffMember(),
  staffMember({
    id: 'user-iris',
    name: 'Iris Moreau',
    email: 'iris@example.com',
    roles: ['CATALOG', 'REVIEWER'],
    joinedAt: '2026-10-12T09:00:00.000Z',
  }),
  staffMember({
    id: 'user-noor',
    name: 'Noor Aziz',
    email: 'noor@example.com',
    roles: ['SUPPORT'],
    joinedAt: '2026-10-20T09:00:00.000Z',
  }),
];

const [ada, iris, noor] = demoStaff.map(({ id, name }) => ({ id, name }));

/** Returns an audit line: one write by the staff; `changes` overrides fields. */
export function auditLine(changes: Partial<AuditLine> = {}): AuditLine {
  return {
    id: '1',
    happenedAt: '2026-11-02T09:00:00.000Z',
    actor: ada ?? null,
    impersonated: null,
    action: 'order.refund',
    subjectKind: 'order',
    subjectId: 'HDO-00000000',
    changes: [{ field: 'refundableCents', before: '2600', after: '1700' }],
    why: 'duplicate',
    requestId: 'b61d1f0c-6d86-4a0b-9d3e-2f3d5c1e7a01',
    hash: '5f'.repeat(32),
    ...changes,
  };
}

const kinds: ReadonlyArray<Partial<AuditLine>> = [
  { actor: noor ?? null },
  {
    actor: iris ?? null,
    action: 'submission.review',
    subjectKind: 'submission',
    subjectId: 'submission-2',
    changes: [
      { field: 'status', before: 'submitted', after: 'in_review' },
      { field: 'reviewerId', before: null, after: 'user-iris' },
    ],
    why: '',
  },
  {
    action: 'staff.manage',
    subjectKind: 'account',
    subjectId: 'user-noor',
    changes: [{ field: 'roles', before: '', after: 'support' }],
    why: 'Answers tickets from now on.',
  },
];

/** The audit lines of the mocked shop, newest first: three pages. */
export const demoAuditLines: readonly AuditLine[] = Array.from({ length: 120 }, (_, index) =>
  auditLine({
    ...kinds[index % kinds.length],
    id: String(120 - index),
    happenedAt: new Date(Date.UTC(2026, 10, 2, 9) - index * 3_600_000).toISOString(),
  }),
);
