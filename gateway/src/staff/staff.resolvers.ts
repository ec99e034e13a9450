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
/** What people do for the shop, as GraphQL names it. */
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

/** Who works for the shop, and what they have changed; who may see it is the api's to say. */
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

/** Field by field, in the order of what stood before; what is the same on both sides is left out. */
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

/** What narrows the audit, as REST names it; what is not given does not. */
function auditFilter(filter: AuditFilter | null | undefined): Readonly<Record<string, string>> {
  const { actorId, action, subjectKind, subjectId, fromAt, untilAt } = filter ?? {};
  const wanted = { actorId, action, subjectKind, subjectId, from: fromAt, until: untilAt };
  const given = Object.entries(wanted).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(given);
}
