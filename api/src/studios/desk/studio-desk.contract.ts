import { ADMIN_STUDIO_SORTS, ADMIN_STUDIO_VIEWS, ReasonField, STUDIO_ROLES } from '@halfdrop/domain';
import * as v from 'valibot';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField, optionalText } from '../../platform/http/fields.ts';
import { studioHoldFields } from '../hold-schemas.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A studio in the staff's list. */
const AdminStudioSummarySchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  /** An ISO 3166-1 alpha-2 code. */
  country: v.string(),
  joinedYear: v.pipe(v.number(), v.integer()),
  isFeatured: v.boolean(),
  isHeld: v.boolean(),
  /** Number of patterns on sale. */
  onSaleCount: Count,
  memberCount: Count,
});
/** A studio in the staff's list. */
export type AdminStudioSummaryDto = v.InferOutput<typeof AdminStudioSummarySchema>;

const AdminStudioPageSchema = v.object({ studios: v.array(AdminStudioSummarySchema), pagination: PaginationSchema });
/** One numbered page of studios. */
export type AdminStudioPageDto = v.InferOutput<typeof AdminStudioPageSchema>;

const AdminStudioMemberSchema = v.object({
  /** Account id. */
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(STUDIO_ROLES),
  joinedAt: InstantField,
});

/** A studio as staff see it. */
const AdminStudioSchema = v.object({
  ...AdminStudioSummarySchema.entries,
  specialty: v.string(),
  about: v.string(),
  links: v.array(v.string()),
  categoryName: v.string(),
  members: v.array(AdminStudioMemberSchema),
  /** Number of former listings, including those held by the shop. */
  withdrawnCount: Count,
  heldCount: Count,
  /** Number of individual sales not fully refunded; the studio's earnings from them are in cents. */
  saleCount: Count,
  earnedCents: v.pipe(v.number(), v.integer()),
  ...studioHoldFields,
  /** When it left; null if it has not. */
  leftAt: v.nullable(InstantField),
});
/** A studio as staff see it. */
export type AdminStudioDto = v.InferOutput<typeof AdminStudioSchema>;

/** Named schemas of the desk. */
export const studioDeskSchemas = {
  AdminStudio: AdminStudioSchema,
  AdminStudioMember: AdminStudioMemberSchema,
  AdminStudioPage: AdminStudioPageSchema,
  AdminStudioSummary: AdminStudioSummarySchema,
};

const one = {
  auth: 'studios.manage',
  params: v.object({ studioId: IdField }),
  response: AdminStudioSchema,
} as const;
const step = {
  ...one,
  method: 'post',
  body: v.object({ reason: ReasonField }),
  errors: ['not_found', 'illegal_transition'],
} as const;

/** Endpoints for managing studios. */
export const studioDeskCalls = {
  adminStudios: defineCall({
    method: 'get',
    path: '/admin/studios',
    summary: 'Lists studios by view and by prefix of the name, slug or email address of a member, at most 10,000.',
    auth: 'studios.manage',
    query: v.object({
      ...listFields({ views: ADMIN_STUDIO_VIEWS, view: 'all', sorts: ADMIN_STUDIO_SORTS, sort: 'name' }),
      q: optionalText(100),
    }),
    response: AdminStudioPageSchema,
    errors: [],
  }),
  exportStudios: defineCall({
    ...linksExport,
    path: '/admin/studios/exports',
    summary: 'Creates a link to a CSV export of all studios in a view.',
    auth: 'studios.manage',
    body: v.object({ view: v.picklist(ADMIN_STUDIO_VIEWS, 'Unknown view'), q: optionalText(100) }),
  }),
  adminStudio: defineCall({
    ...one,
    method: 'get',
    path: '/admin/studios/{studioId}',
    summary: 'Returns a studio with its members and the figures of its patterns and sales.',
    errors: ['not_found'],
  }),
  featureStudio: defineCall({
    ...one,
    method: 'put',
    path: '/admin/studios/{studioId}/featured',
    summary: 'Features a studio in the directory, or stops featuring it.',
    body: v.object({ isFeatured: v.boolean('Must be true or false'), reason: ReasonField }),
    errors: ['not_found', 'illegal_transition'],
  }),
  announceStudioHold: defineCall({
    ...step,
    path: '/admin/studios/{studioId}/hold-announcement',
    summary:
      'Announces to a studio that it will be put on hold in 30 days, with the reason. Nothing changes until then.',
  }),
  holdStudio: defineCall({
    ...step,
    path: '/admin/studios/{studioId}/hold',
    summary:
      'Removes all patterns of a studio from sale immediately, pauses its payouts and notifies it of the reason. Buyers keep their licenses and files.',
  }),
  releaseStudio: defineCall({
    ...step,
    path: '/admin/studios/{studioId}/release',
    summary:
      'Lifts the hold of a studio, which returns its patterns to sale, or revokes an announced hold. The studio is notified.',
  }),
};
