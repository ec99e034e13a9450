import { CLOSING_NOTICE_DAYS, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';

const DayField = v.pipe(v.string('Choose a day'), v.isoTimestamp('Choose a day'));

const DepartureSchema = v.object({
  /** Whether the shop closes the studio; otherwise it leaves voluntarily. */
  isByShop: v.boolean(),
  announcedAt: InstantField,
  /** When its patterns go off sale. */
  leavesAt: InstantField,
  /** Why the shop closes it; empty if it leaves voluntarily. */
  reason: v.string(),
  /** When everything was taken off sale; null before. */
  leftAt: v.nullable(InstantField),
});

const StudioDepartureSchema = v.object({
  /** Id of the studio. */
  id: v.string(),
  departure: v.nullable(DepartureSchema),
  /** Number of its patterns on sale. */
  onSaleCount: v.pipe(v.number(), v.integer()),
});
/** Departure status of a studio. */
export type StudioDepartureDto = v.InferOutput<typeof StudioDepartureSchema>;

const AnnouncedDepartureSchema = v.object({
  /** Id of the studio. */
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  departure: DepartureSchema,
});
const DepartureListSchema = v.object({ departures: v.array(AnnouncedDepartureSchema) });
/** A studio that will leave. */
export type AnnouncedDepartureDto = v.InferOutput<typeof AnnouncedDepartureSchema>;

const PackLinkSchema = v.object({ url: v.string(), expiresAt: InstantField });
/** Download link of a studio's pack. */
export type PackLinkDto = v.InferOutput<typeof PackLinkSchema>;

const ClosingSchema = v.object({
  /** Slug of the studio's page. */
  slug: v.pipe(v.string('Name the studio'), v.trim(), v.nonEmpty('Name the studio'), v.maxLength(100)),
  closesAt: DayField,
  reason: ReasonField,
});
/** The studio to close. */
export type ClosingInput = v.InferOutput<typeof ClosingSchema>;

const TakingBackSchema = v.object({ reason: ReasonField });

/** Named schemas for departures. */
export const departureSchemas = {
  StudioDeparture: StudioDepartureSchema,
  DepartureList: DepartureListSchema,
  AnnouncedDeparture: AnnouncedDepartureSchema,
  StudioPackLink: PackLinkSchema,
};

const ofStudio = {
  auth: 'studio.close',
  params: v.object({ studioId: IdField }),
  path: '/studios/{studioId}/departure',
} as const;
const byShop = { auth: 'studios.close', needsProof: true } as const;

/** Endpoints for departures. */
export const departureCalls = {
  ofStudio: defineCall({
    ...ofStudio,
    method: 'get',
    summary: 'Returns the departure of a studio, if any, and what it has on sale. Restricted to owners.',
    response: StudioDepartureSchema,
    errors: ['not_found'],
  }),
  announce: defineCall({
    ...ofStudio,
    method: 'put',
    summary:
      'Sets the date on which a studio leaves. From then on nothing of it is sold, and its entire balance is paid out.',
    body: v.object({ leavesAt: DayField }),
    response: StudioDepartureSchema,
    errors: ['illegal_transition', 'not_found', 'validation_failed'],
  }),
  takeBack: defineCall({
    ...ofStudio,
    method: 'delete',
    summary: 'Revokes the departure of a studio before its date.',
    response: StudioDepartureSchema,
    errors: ['illegal_transition', 'not_found'],
  }),
  linkPack: defineCall({
    ...ofStudio,
    method: 'post',
    path: '/studios/{studioId}/pack',
    summary: 'Creates a link to a zip of all data of a studio: masters, data, statements and payouts.',
    response: PackLinkSchema,
    errors: ['not_found'],
  }),
  pack: defineCall({
    method: 'get',
    path: '/api/studio-packs/{token}',
    summary: 'Returns all data of a studio as one zip, streamed as it is created.',
    auth: 'none',
    params: v.object({ token: v.pipe(v.string(), v.maxLength(400)) }),
    response: { mediaTypes: ['application/zip'] },
    errors: ['not_found'],
  }),
  list: defineCall({
    method: 'get',
    path: '/admin/departures',
    summary: 'Lists all studios that are leaving, are being closed, or have left.',
    auth: 'studios.close',
    response: DepartureListSchema,
    errors: [],
  }),
  close: defineCall({
    ...byShop,
    method: 'post',
    path: '/admin/departures',
    summary: `Schedules the closing of a studio by the shop, at least ${CLOSING_NOTICE_DAYS} days ahead and with a reason, and notifies the studio. Repeating the request has no effect.`,
    body: ClosingSchema,
    response: AnnouncedDepartureSchema,
    errors: ['illegal_transition', 'proof_required', 'validation_failed'],
  }),
  takeClosingBack: defineCall({
    ...byShop,
    method: 'post',
    path: '/admin/departures/{studioId}/take-back',
    summary: 'Revokes the scheduled closing of a studio and notifies the studio.',
    params: v.object({ studioId: IdField }),
    body: TakingBackSchema,
    response: DepartureListSchema,
    errors: ['illegal_transition', 'not_found', 'proof_required'],
  }),
};
