import * as v from 'valibot';
import { RATE_CARD_NOTICE_DAYS } from '@halfdrop/domain';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';

const BasisPointsField = v.pipe(
  v.number('A rate is a number of basis points'),
  v.integer('A rate is a whole number of basis points'),
  v.minValue(0, 'A rate is at least 0%'),
  v.maxValue(10_000, 'A rate is at most 100%'),
);

const RateCardSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  /** Applies to sales and to subscription periods that start from then on. */
  startsAt: InstantField,
  /** Share of the net of a sale. */
  saleBasisPoints: v.pipe(v.number(), v.integer()),
  /** Share of the net of a subscription period. */
  periodBasisPoints: v.pipe(v.number(), v.integer()),
  announcedAt: InstantField,
  /** Explanation for studios; empty for the first one. */
  reason: v.string(),
});
/** Royalty rates. */
export type RateCardDto = v.InferOutput<typeof RateCardSchema>;

const RateCardListSchema = v.object({ rateCards: v.array(RateCardSchema) });
/** All rate cards, oldest first. */
export type RateCardListDto = v.InferOutput<typeof RateCardListSchema>;

const AnnouncementSchema = v.object({
  /** Expected new version, so that a concurrent announcement is detected. */
  version: v.pipe(v.number('Must be a version'), v.integer('Must be a version'), v.minValue(2), v.maxValue(30_000)),
  startsAt: v.pipe(v.string('Choose a day'), v.isoTimestamp('Choose a day')),
  saleBasisPoints: BasisPointsField,
  periodBasisPoints: BasisPointsField,
  reason: v.pipe(
    v.string('Say why'),
    v.trim(),
    v.nonEmpty('Say why'),
    v.maxLength(500, 'A reason has at most 500 characters'),
  ),
});
/** A rate card to announce. */
export type RateCardAnnouncement = v.InferOutput<typeof AnnouncementSchema>;

/** Named schemas of rate cards. */
export const rateCardSchemas = { RateCard: RateCardSchema, RateCardList: RateCardListSchema };

/** Calls of rate cards. */
export const rateCardCalls = {
  list: defineCall({
    method: 'get',
    path: '/rate-cards',
    summary: 'Lists all rate cards for studios, oldest first, including announced ones.',
    auth: 'none',
    response: RateCardListSchema,
    errors: [],
  }),
  announce: defineCall({
    method: 'post',
    path: '/admin/rate-cards',
    summary: `Announces a rate card at least ${RATE_CARD_NOTICE_DAYS} days before it takes effect and notifies every studio. Repeating the request has no effect.`,
    auth: 'rates.announce',
    needsProof: true,
    body: AnnouncementSchema,
    response: RateCardSchema,
    errors: ['proof_required', 'validation_failed', 'version_conflict'],
  }),
};
