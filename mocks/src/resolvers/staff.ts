import { demoAuditLines, demoStaff, staffMember } from '../factories/staff.ts';
import type {
  AuditFilter,
  AuditLine,
  MutationResolvers,
  QueryResolvers,
  StaffMember,
  StaffRole,
} from '../generated/resolvers.ts';
import { brokenRules } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound, proofRequired } from '../user-errors.ts';

interface RoleInput {
  readonly email: string;
  readonly reason: string;
}

/** Who works for the shop, with a state of their own, and what they have changed. */
export function staffState(shop: Shop): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const members = new Map(demoStaff.map((member) => [member.email, member]));
  const proven = new Set<Account>();

  const personOf = ({ email }: RoleInput): StaffMember | undefined => {
    const account = shop.accounts.find(({ user }) => user.email === email.toLowerCase())?.user;
    const known = account && staffMember({ id: account.id, name: account.name, email: account.email, roles: [] });
    return members.get(email.toLowerCase()) ?? known;
  };
  const withRoles = (person: StaffMember, roles: readonly StaffRole[]): StaffMember => {
    const member = { ...person, roles: [...roles].toSorted(), joinedAt: roles.length > 0 ? person.joinedAt : null };
    if (roles.length > 0) members.set(person.email, member);
    else members.delete(person.email);
    return member;
  };
  const owners = () => [...members.values()].filter((member) => holds(member, 'OWNER'));

  return {
    queries: {
      staffMembers: (_root, _args, context) => {
        shop.demand(context, 'staff.manage');
        return [...members.values()].toSorted((one, other) => one.name.localeCompare(other.name));
      },
      auditLines: (_root, { filter, before, limit }, context) => {
        shop.demand(context, 'audit.read');
        const older = demoAuditLines.filter(({ id }) => typeof before !== 'string' || Number(id) < Number(before));
        const found = older.filter((line) => fits(line, filter ?? {}));
        const items = found.slice(0, limit);
        return { items, nextBefore: found.length > limit ? (items.at(-1)?.id ?? null) : null };
      },
      auditChain: (_root, _args, context) => {
        shop.demand(context, 'audit.read');
        return { isIntact: true, firstBroken: null, lineCount: demoAuditLines.length, headHash: '5f'.repeat(32) };
      },
    },
    mutations: {
      grantStaffRole: (_root, { input }, context) => {
        shop.demand(context, 'staff.manage');
        const errors = brokenRules([[input.reason.trim() !== '', 'reason', 'Say why']]);
        if (errors.length > 0) return { member: null, errors };
        if (!proven.has(signedIn(shop, context))) return { member: null, errors: [proofRequired] };
        const person = personOf(input);
        if (!person) return { member: null, errors: [notFound('email')] };
        return { member: withRoles(person, [...new Set([...person.roles, input.role])]), errors };
      },
      takeStaffRole: (_root, { input }, context) => {
        shop.demand(context, 'staff.manage');
        const errors = brokenRules([[input.reason.trim() !== '', 'reason', 'Say why']]);
        if (errors.length > 0) return { member: null, errors };
        if (!proven.has(signedIn(shop, context))) return { member: null, errors: [proofRequired] };
        const person = personOf(input);
        if (!person) return { member: null, errors: [notFound('email')] };
        if (input.role === 'OWNER' && holds(person, 'OWNER') && owners().length === 1) {
          const message = `${person.email} is the only owner of this shop: make someone else one first.`;
          return { member: null, errors: [{ __typename: 'LastAdminError', message, path: [] }] };
        }
        return {
          member: withRoles(
            person,
            person.roles.filter((role) => role !== input.role),
          ),
          errors,
        };
      },
      proveIdentity: (_root, { input }, context) => {
        const account = signedIn(shop, context);
        const errors = brokenRules([[input.password === account.password, 'password', 'This is not your password']]);
        if (errors.length > 0) return { expiresAt: null, errors };
        proven.add(account);
        return { expiresAt: '2026-11-02T09:10:00.000Z', errors };
      },
    },
  };
}

/** A list of what somebody does, not a question of what they may. */
function holds(member: StaffMember, wanted: StaffRole): boolean {
  return new Set(member.roles).has(wanted);
}

function fits(line: AuditLine, filter: AuditFilter): boolean {
  const { actorId, action, subjectKind, subjectId, fromAt, untilAt } = filter;
  return (
    isAsked(actorId, line.actor?.id) &&
    isAsked(action, line.action) &&
    isAsked(subjectKind, line.subjectKind) &&
    isAsked(subjectId, line.subjectId) &&
    (typeof fromAt !== 'string' || line.happenedAt >= fromAt) &&
    (typeof untilAt !== 'string' || line.happenedAt < untilAt)
  );
}

function isAsked(wanted: string | null | undefined, found: string | undefined): boolean {
  return typeof wanted !== 'string' || wanted === found;
}
