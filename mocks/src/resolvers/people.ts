import { FREE_DOWNLOADS, IMPERSONATION_MINUTES } from '@halfdrop/domain';
import type { ShownPerson } from '../factories/person.ts';
import { auditLine } from '../factories/staff.ts';
import type { AuditChange, MutationResolvers, PersonView, QueryResolvers } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import { brokenRules } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { shownPerson } from './shown-person.ts';
import { notFound, proofRequired } from '../user-errors.ts';

const NOW = '2026-11-02T09:00:00.000Z';

const views: Readonly<Record<PersonView, (person: ShownPerson) => boolean>> = {
  ALL: () => true,
  BLOCKED: ({ isBlocked }) => isBlocked,
  STAFF: ({ staffRoles }) => staffRoles.length > 0,
  STUDIOS: ({ isStudioMember }) => isStudioMember,
  SUBSCRIBERS: ({ hasPlan }) => hasPlan,
  UNCONFIRMED: ({ isEmailConfirmed }) => !isEmailConfirmed,
};

const illegal = (message: string) => ({ __typename: 'IllegalTransitionError' as const, message, path: [] });
/** Creates the desk's records of people, including actions taken there. */
function createPeople(shop: Shop) {
  const changed = new Map<string, Partial<ShownPerson>>();
  const erased = new Set<string>();
  const all = () =>
    shop.accounts
      .filter(({ user }) => !erased.has(user.id))
      .map((account) => ({ ...shownPerson(shop, account), ...changed.get(account.user.id) }));
  const find = (id: string) => all().find((person) => person.id === id);
  return {
    all,
    find,
    erase: (id: string) => erased.add(id),
    change(
      person: ShownPerson,
      change: Partial<ShownPerson>,
      told: { field: AuditChange; action: string; why: string },
    ) {
      const line = auditLine({
        id: String(1000 + person.acts.length),
        happenedAt: NOW,
        action: told.action,
        subjectKind: 'account',
        subjectId: person.id,
        changes: [told.field],
        why: told.why,
      });
      changed.set(person.id, { ...changed.get(person.id), ...change, acts: [line, ...person.acts] });
      return { person: find(person.id) ?? null, errors: [] };
    },
  };
}

type People = ReturnType<typeof createPeople>;
type Reasoned = { readonly personId: string; readonly reason: string };

/** State and resolvers of the people desk. */
export function peopleState(
  shop: Shop,
  proven: ReadonlySet<Account>,
): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const people = createPeople(shop);
  return {
    queries: {
      adminPeople: (_root, { view, sort, search, page, limit }, context) => {
        shop.demand(context, 'person.inspect');
        const beginning = (search ?? '').trim().toLowerCase();
        const found = people
          .all()
          .filter(views[view ?? 'ALL'])
          .filter(
            ({ email, name, username, orders }) =>
              [email, name, username].some((text) => text.toLowerCase().startsWith(beginning)) ||
              orders.some(({ number }) => number.toLowerCase() === beginning),
          );
        return paged(sort === 'JOINED' ? found : found.toReversed(), page ?? 1, limit ?? 24);
      },
      adminPerson: (_root, { id }, context) => {
        shop.demand(context, 'person.inspect');
        return people.find(id) ?? null;
      },
    },
    mutations: { ...helping(shop, people), ...shuttingOut(shop, people, proven) },
  };
}

/** Returns the person an action targets, or the problems with the request. */
function demanded(people: People, { personId, reason }: Reasoned) {
  const broken = brokenRules([[reason.trim() !== '', 'reason', 'Say why']]);
  const person = people.find(personId);
  return { broken, person };
}

function helping(shop: Shop, people: People): MutationResolvers {
  return {
    confirmPersonEmail: (_root, { input }, context) => {
      shop.demand(context, 'person.help');
      const { broken, person } = demanded(people, input);
      if (broken.length > 0) return { person: null, errors: broken };
      if (!person) return { person: null, errors: [notFound('personId')] };
      if (person.isEmailConfirmed) {
        return { person: null, errors: [illegal('This address is confirmed already.')] };
      }
      const field = { field: 'isEmailConfirmed', before: 'false', after: 'true' };
      const told = { field, action: 'person.help', why: input.reason };
      return people.change(person, { isEmailConfirmed: true, emailConfirmedAt: NOW }, told);
    },
    endPersonSessions: (_root, { input }, context) => {
      shop.demand(context, 'person.help');
      const { broken, person } = demanded(people, input);
      if (broken.length > 0) return { person: null, errors: broken };
      if (!person) return { person: null, errors: [notFound('personId')] };
      if (person.sessions.length === 0) return { person: null, errors: [illegal('They are not signed in anywhere.')] };
      const field = { field: 'openSessions', before: String(person.sessions.length), after: '0' };
      return people.change(person, { sessions: [] }, { field, action: 'person.help', why: input.reason });
    },
    correctPersonDownloads: (_root, { input }, context) => {
      shop.demand(context, 'person.help');
      const { broken, person } = demanded(people, input);
      const { freeDownloads } = input;
      const isKnown = freeDownloads >= 0 && freeDownloads <= FREE_DOWNLOADS;
      const words = `Must be a whole number from 0 to ${FREE_DOWNLOADS}`;
      const errors = [...broken, ...brokenRules([[isKnown, 'freeDownloads', words]])];
      if (errors.length > 0) return { person: null, errors };
      if (!person) return { person: null, errors: [notFound('personId')] };
      const field = { field: 'freeDownloads', before: String(person.freeDownloads), after: String(freeDownloads) };
      return people.change(person, { freeDownloads }, { field, action: 'person.help', why: input.reason });
    },
  };
}

function shuttingOut(shop: Shop, people: People, proven: ReadonlySet<Account>): MutationResolvers {
  const isProven = (context: MockContext) => proven.has(signedIn(shop, context));
  const colleague = illegal('They are staff: revoke their roles first.');
  return {
    blockPerson: (_root, { input }, context) => {
      shop.demand(context, 'person.block');
      const { broken, person } = demanded(people, input);
      if (broken.length > 0) return { person: null, errors: broken };
      if (!isProven(context)) return { person: null, errors: [proofRequired] };
      if (!person) return { person: null, errors: [notFound('personId')] };
      if (person.staffRoles.length > 0) return { person: null, errors: [colleague] };
      const field = { field: 'isBlocked', before: 'false', after: 'true' };
      const told = { field, action: 'person.block', why: input.reason };
      return people.change(person, { isBlocked: true, blockedAt: NOW, sessions: [] }, told);
    },
    unblockPerson: (_root, { input }, context) => {
      shop.demand(context, 'person.block');
      const { broken, person } = demanded(people, input);
      if (broken.length > 0) return { person: null, errors: broken };
      if (!person) return { person: null, errors: [notFound('personId')] };
      const field = { field: 'isBlocked', before: 'true', after: 'false' };
      const told = { field, action: 'person.block', why: input.reason };
      return people.change(person, { isBlocked: false, blockedAt: null }, told);
    },
    impersonatePerson: (_root, { input }, context) => {
      shop.demand(context, 'person.impersonate');
      const { broken, person } = demanded(people, input);
      const nobody = { token: null, user: null, expiresAt: null };
      if (broken.length > 0) return { ...nobody, errors: broken };
      if (!isProven(context)) return { ...nobody, errors: [proofRequired] };
      const account = shop.accounts.find(({ user }) => user.id === person?.id);
      if (!account) return { ...nobody, errors: [notFound('personId')] };
      if (account.user.staffRoles.length > 0) return { ...nobody, errors: [colleague] };
      const expiresAt = new Date(Date.now() + IMPERSONATION_MINUTES * 60_000).toISOString();
      return { token: shop.open(account), user: account.user, expiresAt, errors: [] };
    },
    erasePerson: (_root, { input }, context) => {
      shop.demand(context, 'person.erase');
      const { broken, person } = demanded(people, input);
      if (broken.length > 0) return { isErased: false, errors: broken };
      if (!isProven(context)) return { isErased: false, errors: [proofRequired] };
      if (!person) return { isErased: false, errors: [notFound('personId')] };
      if (person.staffRoles.length > 0) return { isErased: false, errors: [colleague] };
      people.erase(person.id);
      return { isErased: true, errors: [] };
    },
  };
}
