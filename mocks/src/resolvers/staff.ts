import { demoStaff, staffMember } from '../factories/staff.ts';
import type { MutationResolvers, QueryResolvers, StaffMember, StaffRole } from '../generated/resolvers.ts';
import { brokenRules } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound, proofRequired } from '../user-errors.ts';
import { auditQueries } from './audit.ts';
import { couponDeskState } from './coupon-desk.ts';
import { departureState } from './departures.ts';
import { findQueries } from './finds.ts';
import { peopleState } from './people.ts';
import { rateCardState } from './rate-cards.ts';
import { refundState } from './refunds.ts';
import { supportState } from './support.ts';

interface State {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
}

/** Help, coupons, refunds, people and the staff: what the desks of the panel are for. */
export function deskState(shop: Shop): State {
  const coupons = couponDeskState(shop);
  const refunds = refundState(shop);
  const proven = new Set<Account>();
  const staff = staffState(shop, proven);
  const rateCards = rateCardState(shop, proven);
  const departures = departureState(shop, proven);
  const people = peopleState(shop, proven);
  const support = supportState(shop);
  return {
    queries: {
      ...support.queries,
      ...coupons.queries,
      ...refunds.queries,
      ...auditQueries(shop),
      ...staff.queries,
      ...rateCards.queries,
      ...departures.queries,
      ...people.queries,
      ...findQueries(shop),
    },
    mutations: {
      ...support.mutations,
      ...coupons.mutations,
      ...refunds.mutations,
      ...staff.mutations,
      ...rateCards.mutations,
      ...departures.mutations,
      ...people.mutations,
    },
  };
}

/** Who works for the shop, with a state of their own. */
function staffState(shop: Shop, proven: Set<Account>): State {
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

/** The staff by address; everybody else who has an account can join it. */
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
