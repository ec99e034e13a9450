import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import { licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { orderStatuses } from '../orders/order-statuses.ts';
import { dollars } from '../platform/money.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { staffRoles } from '../staff/staff.resolvers.ts';
import { studioRoles } from '../studios/studios.resolvers.ts';
import { subscriptionStatuses } from '../subscriptions/subscription-statuses.ts';
import { deskTicketStatuses } from '../support/desk.resolvers.ts';
import type { PeopleApi } from './PeopleApi.ts';

interface Context extends RequestContext {
  readonly people: PeopleApi;
}

const views = {
  ALL: 'all',
  BLOCKED: 'blocked',
  STAFF: 'staff',
  STUDIOS: 'studios',
  SUBSCRIBERS: 'subscribers',
  UNCONFIRMED: 'unconfirmed',
} as const;
const sorts = { JOINED: 'joined', JOINED_DESC: '-joined' } as const;

const fields = { NotFoundError: 'personId' } as const;
const helping = { expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError'], fields } as const;
const proven = { expects: [...helping.expects, 'ProofRequiredError'], fields } as const;

/** Resolvers for finding and supporting users. Authorization is enforced by the API. */
export const peopleResolvers: Resolvers<Context> = {
  Query: {
    adminPeople: async (_root, { view, sort, search, page, limit }, { people }) => {
      const list = await people.list({
        view: views[view ?? 'ALL'],
        sort: sorts[sort ?? 'JOINED_DESC'],
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: list.people, pageInfo: pageInfo(list.pagination) };
    },
    adminPerson: (_root, { id }, { people }) => people.one(id),
  },
  Mutation: {
    exportPeople: (_root, { input: { view, search } }, { people }) =>
      exportOutcome(people.export({ view: views[view ?? 'ALL'], ...(search && { q: search }) })),
    confirmPersonEmail: async (_root, { input: { personId, reason } }, { people }) => {
      const { data, errors } = await outcomeOf(people.confirmEmail(personId, { reason }), helping);
      return { person: data, errors };
    },
    endPersonSessions: async (_root, { input: { personId, reason } }, { people }) => {
      const { data, errors } = await outcomeOf(people.endSessions(personId, { reason }), helping);
      return { person: data, errors };
    },
    correctPersonDownloads: async (_root, { input }, { people }) => {
      const { personId, reason, freeDownloads } = input;
      const correction = { reason, freeDownloads };
      const { data, errors } = await outcomeOf(people.correctDownloads(personId, correction), helping);
      return { person: data, errors };
    },
    blockPerson: async (_root, { input: { personId, reason } }, { people }) => {
      const { data, errors } = await outcomeOf(people.block(personId, { reason }), proven);
      return { person: data, errors };
    },
    unblockPerson: async (_root, { input: { personId, reason } }, { people }) => {
      const { data, errors } = await outcomeOf(people.unblock(personId, { reason }), helping);
      return { person: data, errors };
    },
    impersonatePerson: async (_root, { input: { personId, reason } }, { people }) => {
      const { data, errors } = await outcomeOf(people.impersonate(personId, { reason }), proven);
      return { token: data?.token ?? null, user: data?.user ?? null, expiresAt: data?.expiresAt ?? null, errors };
    },
    erasePerson: async (_root, { input: { personId, reason } }, { people }) => {
      const { errors } = await outcomeOf(people.erase(personId, { reason }), proven);
      return { isErased: errors.length === 0, errors };
    },
  },
  PersonFacts: { staffRoles: (person) => person.staffRoles.map((role) => staffRoles[role]) },
  AdminPerson: { staffRoles: (person) => person.staffRoles.map((role) => staffRoles[role]) },
  PersonStudio: { role: ({ role }) => studioRoles[role] },
  PersonOrder: { status: ({ status }) => orderStatuses[status], total: ({ total }) => dollars(total) },
  PersonLicense: { license: ({ license }) => licenseTypes[license] },
  PersonTicket: { status: ({ status }) => deskTicketStatuses[status] },
  PersonPlan: { status: ({ status }) => subscriptionStatuses[status] },
};
