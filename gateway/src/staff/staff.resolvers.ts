import type { AuditChange, AuditFilter, Resolvers, StaffRole } from '../generated/resolvers.ts';
import type { AuditLine, StaffMember } from '../generated/rest.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { StaffApi } from './StaffApi.ts';

interface Context extends RequestContext {
  readonly staff: StaffApi;
}

type RestRole = StaffMember['roles'][number];
type Facts = AuditLine['before'];
type Fact = NonNullable<Facts>[string];

const restRoles: Record<StaffRole, RestRole> = {
  CATALOG: 'catalog',
  CONTENT: 'content',
  FINANCE: 'finance',
  OWNER: 'owner',
  REVIEWER: 'reviewer',
  SUPPORT: 'support',
};
/** Staff roles by REST name. */
export const staffRoles: Record<RestRole, StaffRole> = {
  catalog: 'CATALOG',
  content: 'CONTENT',
  finance: 'FINANCE',
  owner: 'OWNER',
  reviewer: 'REVIEWER',
  support: 'SUPPORT',
};

const fields = { NotFoundError: 'email' } as const;
const granting = { expects: ['NotFoundError', 'ProofRequiredError', 'ValidationError'], fields } as const;
const taking = {
  expects: ['LastAdminError', 'NotFoundError', 'ProofRequiredError', 'ValidationError'],
  fields,
} as const;

/** Resolvers for staff members and the audit log. Authorization is enforced by the API. */
export const staffResolvers: Resolvers<Context> = {
  Query: {
    staffMembers: (_root, _args, { staff }) => staff.members(),
    auditLines: async (_root, { filter, beforeId, limit }, { staff }) => {
      const before = beforeId ? { before: beforeId } : {};
      const { lines, nextBefore } = await staff.auditLines({ ...auditFilter(filter), ...before, limit: String(limit) });
      return { items: lines, nextBefore };
    },
    auditChain: (_root, _args, { staff }) => staff.auditChain(),
  },
  Mutation: {
    exportAuditLines: (_root, { input }, { staff }) => exportOutcome(staff.exportAudit(auditFilter(input.filter))),
    grantStaffRole: async (_root, { input }, { staff }) => {
      const { data, errors } = await outcomeOf(staff.grant({ ...input, role: restRoles[input.role] }), granting);
      return { member: data, errors };
    },
    takeStaffRole: async (_root, { input }, { staff }) => {
      const { data, errors } = await outcomeOf(staff.take({ ...input, role: restRoles[input.role] }), taking);
      return { member: data, errors };
    },
  },
  StaffMember: {
    roles: (member) => member.roles.map((role) => staffRoles[role]),
    joinedAt: ({ since }) => since,
  },
  AuditLine: {
    id: ({ position }) => position,
    changes: ({ before, after }) => changesBetween(before, after),
  },
};

/** Returns changed fields in the order of the previous state; unchanged fields are omitted. */
function changesBetween(before: Facts, after: Facts): AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((field) => ({ field, before: asText(before?.[field]), after: asText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

function asText(fact: Fact | undefined): string | null {
  if (fact === undefined || fact === null) return null;
  return Array.isArray(fact) ? fact.join(', ') : String(fact);
}

/** Converts an audit filter to REST names; unset fields do not filter. */
function auditFilter(filter: AuditFilter | null | undefined): Readonly<Record<string, string>> {
  const { actorId, action, subjectKind, subjectId, fromAt, untilAt } = filter ?? {};
  const wanted = { actorId, action, subjectKind, subjectId, from: fromAt, until: untilAt };
  const given = Object.entries(wanted).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(given);
}
