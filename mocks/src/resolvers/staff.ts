import { demoStaff, staffMember } from '../factories/staff.ts';
import type { MutationResolvers, QueryResolvers, StaffMember, StaffRole } from '../generated/resolvers.ts';
import { brokenRules } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound, proofRequired } from '../user-errors.ts';

/** Resolvers of a desk. */
export interface DeskState {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
}

/** State and resolvers of the staff. */
export function staffState(shop: Shop, proven: Set<Account>): DeskState {
  const staff = staffOf(shop);
  return {
    queries: {
      staffMembers: (_root, _args, context) => {
        shop.demand(context, 'staff.manage');
        return staff.list();
      },
    },
    mutations: {
      grantStaffRole: (_root, { input }, context) => {
        shop.demand(context, 'staff.manage');
        const errors = brokenRules([[input.reason.trim() !== '', 'reason', 'Say why']]);
        if (errors.length > 0) return { member: null, errors };
        if (!proven.has(signedIn(shop, context))) return { member: null, errors: [proofRequired] };
        const person = staff.find(input.email);
        if (!person) return { member: null, errors: [notFound('email')] };
        return { member: staff.change(person, new Set([...person.roles, input.role])), errors };
      },
      takeStaffRole: (_root, { input }, context) => {
        shop.demand(context, 'staff.manage');
        const errors = brokenRules([[input.reason.trim() !== '', 'reason', 'Say why']]);
        if (errors.length > 0) return { member: null, errors };
        if (!proven.has(signedIn(shop, context))) return { member: null, errors: [proofRequired] };
        const person = staff.find(input.email);
        if (!person) return { member: null, errors: [notFound('email')] };
        const left = new Set(person.roles);
        left.delete(input.role);
        if (!left.has('OWNER') && staff.isLastOwner(person)) {
          const message = `${person.email} is the only owner of this shop: make someone else one first.`;
          return { member: null, errors: [{ __typename: 'LastAdminError', message, path: [] }] };
        }
        return { member: staff.change(person, left), errors };
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

/** Creates the list of staff by email address; every other account can be added. */
function staffOf(shop: Shop) {
  const members = new Map(demoStaff.map((member) => [member.email, member]));
  const list = () => [...members.values()].toSorted((one, other) => one.name.localeCompare(other.name));
  return {
    list,
    find(address: string): StaffMember | undefined {
      const email = address.toLowerCase();
      const person = shop.accounts.find(({ user }) => user.email === email)?.user;
      const known = person && staffMember({ id: person.id, name: person.name, email: person.email, roles: [] });
      return members.get(email) ?? known;
    },
    isLastOwner(person: StaffMember): boolean {
      const owners = list().filter(({ roles }) => new Set(roles).has('OWNER'));
      return owners.length === 1 && owners[0]?.id === person.id;
    },
    change(person: StaffMember, roles: ReadonlySet<StaffRole>): StaffMember {
      const joinedAt = roles.size > 0 ? (person.joinedAt ?? '2026-11-02T09:00:00.000Z') : null;
      const member = { ...person, roles: [...roles].toSorted((one, other) => one.localeCompare(other)), joinedAt };
      if (roles.size > 0) members.set(person.email, member);
      else members.delete(person.email);
      return member;
    },
  };
}
