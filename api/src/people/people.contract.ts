import {
  FREE_DOWNLOADS,
  LICENSES,
  PERSON_SORTS,
  PERSON_VIEWS,
  STAFF_ROLES,
  STUDIO_ROLES,
  TICKET_STATES,
  ReasonField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { ORDER_STATUSES } from '../orders/order-states.ts';
import { linksExport } from '../exports/exports.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField, optionalText } from '../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../platform/http/pagination.ts';
import { CentsSchema } from '../platform/money/price.ts';
import { auditSchemas } from '../staff/audit.contract.ts';
import { subscriptionSchemas } from '../subscriptions/subscriptions.contract.ts';

const Count = v.pipe(v.number(), v.integer());

/** A user in the staff's list. */
const PersonFactsSchema = v.object({
  id: v.string(),
  name: v.string(),
  username: v.string(),
  email: v.string(),
  joinedAt: InstantField,
  /** Last sign-in activity; null if it is too long ago. */
  lastSeenAt: v.nullable(InstantField),
  isEmailConfirmed: v.boolean(),
  isBlocked: v.boolean(),
  hasPlan: v.boolean(),
  staffRoles: v.array(v.picklist(STAFF_ROLES)),
  isStudioMember: v.boolean(),
});
/** A user in the staff's list. */
export type PersonFactsDto = v.InferOutput<typeof PersonFactsSchema>;

const PersonFactsPageSchema = v.object({ people: v.array(PersonFactsSchema), pagination: PaginationSchema });
/** One numbered page of users. */
export type PersonFactsPageDto = v.InferOutput<typeof PersonFactsPageSchema>;

/** A studio the user is a member of. */
const PersonStudioSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  role: v.picklist(STUDIO_ROLES),
});

/** A session of the user. */
const PersonSessionSchema = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: InstantField,
  lastUsedAt: InstantField,
});

/** An order of the user; the total is in US cents. */
const PersonOrderSchema = v.object({
  number: v.string(),
  status: v.picklist(ORDER_STATUSES),
  total: CentsSchema,
  createdAt: InstantField,
});

/** A current or former license of the user. */
const PersonLicenseSchema = v.object({
  number: v.string(),
  title: v.string(),
  license: v.picklist(LICENSES),
  acquiredAt: InstantField,
  /** The order it was bought with; null if it was free or came with a plan. */
  orderNumber: v.nullable(v.string()),
  /** The plan it came with. */
  planName: v.nullable(v.string()),
  isEnded: v.boolean(),
});

/** A ticket of the user. */
const PersonTicketSchema = v.object({
  number: v.string(),
  subject: v.string(),
  status: v.picklist(TICKET_STATES),
  createdAt: InstantField,
});

/** The user's current or last plan; downloads are those of the month, null if unlimited. */
const PersonPlanSchema = v.object({
  name: v.string(),
  status: subscriptionSchemas.Subscription.entries.status,
  startedAt: InstantField,
  periodEndsAt: InstantField,
  downloadsUsed: Count,
  downloadsLeft: v.nullable(Count),
});

/** A user as support staff see them. */
const AdminPersonSchema = v.object({
  ...PersonFactsSchema.entries,
  emailConfirmedAt: v.nullable(InstantField),
  blockedAt: v.nullable(InstantField),
  /** Remaining free downloads. */
  freeDownloads: Count,
  plan: v.nullable(PersonPlanSchema),
  studios: v.array(PersonStudioSchema),
  /** Open sessions, most recently used first. */
  sessions: v.array(PersonSessionSchema),
  /** The newest 20. */
  orders: v.array(PersonOrderSchema),
  orderCount: Count,
  /** The newest 20. */
  licenses: v.array(PersonLicenseSchema),
  licenseCount: Count,
  /** The newest 20. */
  tickets: v.array(PersonTicketSchema),
  /** Staff actions on the account, newest first; at most 50. */
  acts: v.array(auditSchemas.AuditLine),
});
/** A user as support staff see them. */
export type AdminPersonDto = v.InferOutput<typeof AdminPersonSchema>;

/** Named schemas of this domain. */
export const peopleSchemas = {
  AdminPerson: AdminPersonSchema,
  PersonFacts: PersonFactsSchema,
  PersonFactsPage: PersonFactsPageSchema,
  PersonLicense: PersonLicenseSchema,
  PersonOrder: PersonOrderSchema,
  PersonPlan: PersonPlanSchema,
  PersonSession: PersonSessionSchema,
  PersonStudio: PersonStudioSchema,
  PersonTicket: PersonTicketSchema,
};

const IdParams = v.object({ id: IdField });
const Reasoned = v.object({ reason: ReasonField });

const countWords = `Must be a whole number from 0 to ${FREE_DOWNLOADS}`;

const DownloadCorrection = v.object({
  reason: ReasonField,
  /** New number of remaining free downloads. */
  freeDownloads: v.pipe(
    v.number(countWords),
    v.safeInteger(countWords),
    v.minValue(0, countWords),
    v.maxValue(FREE_DOWNLOADS, countWords),
  ),
});
/** A correction of a user's downloads. */
export type DownloadCorrection = v.InferOutput<typeof DownloadCorrection>;

const helping = { method: 'post', auth: 'person.help', params: IdParams, response: AdminPersonSchema } as const;
const reasoned = { ...helping, body: Reasoned, errors: ['not_found', 'illegal_transition'] } as const;

/** Endpoints for finding and helping users. */
export const peopleCalls = {
  adminPeople: defineCall({
    method: 'get',
    path: '/admin/people',
    summary:
      'Lists users by view and by prefix of their address, name or username, or by order number. Lists are limited to 10,000 entries, searches to 1,000.',
    auth: 'person.inspect',
    query: v.object({
      ...listFields({ views: PERSON_VIEWS, view: 'all', sorts: PERSON_SORTS, sort: '-joined' }),
      q: optionalText(150),
    }),
    response: PersonFactsPageSchema,
    errors: [],
  }),
  exportPeople: defineCall({
    ...linksExport,
    path: '/admin/people/exports',
    summary: 'Creates a link to a CSV export of all users in a view.',
    auth: 'person.export',
    body: v.object({ view: v.picklist(PERSON_VIEWS, 'Unknown view'), q: optionalText(150) }),
  }),
  adminPerson: defineCall({
    method: 'get',
    path: '/admin/people/{id}',
    summary: 'Returns a user with their purchases and plan, and the staff actions on the account.',
    auth: 'person.inspect',
    params: IdParams,
    response: AdminPersonSchema,
    errors: ['not_found'],
  }),
  confirmEmail: defineCall({
    ...reasoned,
    path: '/admin/people/{id}/confirm-email',
    summary: "Confirms a user's address and notifies them by email.",
  }),
  endSessions: defineCall({
    ...reasoned,
    path: '/admin/people/{id}/end-sessions',
    summary: 'Signs a user out on all devices and notifies them by email.',
  }),
  correctDownloads: defineCall({
    ...helping,
    path: '/admin/people/{id}/correct-downloads',
    summary: "Sets a user's remaining free downloads and the extra downloads of their plan for this month.",
    body: DownloadCorrection,
    errors: ['not_found', 'illegal_transition', 'subscription_state'],
  }),
  block: defineCall({
    ...helping,
    path: '/admin/people/{id}/block',
    summary:
      'Blocks a user from signing in, ends their sessions and stops the renewal of their plan. Staff cannot be blocked.',
    auth: 'person.block',
    needsProof: true,
    body: Reasoned,
    errors: ['not_found', 'illegal_transition', 'proof_required'],
  }),
  unblock: defineCall({
    ...reasoned,
    path: '/admin/people/{id}/unblock',
    summary: 'Unblocks a user and notifies them by email.',
    auth: 'person.block',
  }),
  exportPerson: defineCall({
    ...helping,
    path: '/api/admin/people/{id}/export',
    summary: 'Exports all data about a user as one JSON file, at their request, and notifies them by email.',
    auth: 'person.export',
    needsProof: true,
    body: Reasoned,
    response: { mediaTypes: ['application/json'] },
    errors: ['not_found', 'proof_required', 'rate_limited'],
  }),
  erase: defineCall({
    ...helping,
    path: '/admin/people/{id}/erase',
    summary: "Permanently deletes a user's account at their request. Accounts of staff cannot be deleted.",
    auth: 'person.erase',
    needsProof: true,
    body: Reasoned,
    response: null,
    errors: ['not_found', 'illegal_transition', 'proof_required'],
  }),
};
