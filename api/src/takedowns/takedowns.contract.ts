import {
  CounterNoticeFields,
  CourtField,
  EmailField,
  ReasonField,
  TAKEDOWN_SORTS,
  TAKEDOWN_STATUSES,
  TAKEDOWN_VIEWS,
  TakedownFields,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField, optionalText } from '../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../platform/http/pagination.ts';

const Status = v.picklist(TAKEDOWN_STATUSES);

const TakedownReceiptSchema = v.object({ number: v.string(), email: v.string() });
/** Response to a new request: a mail asks the claimant to confirm it. */
export type TakedownReceiptDto = v.InferOutput<typeof TakedownReceiptSchema>;

const TakedownStateSchema = v.object({
  /** Human-readable number: `HD-C-` and 8 characters. */
  number: v.string(),
  title: v.string(),
  status: Status,
  /** Promised answer time; null until the address is confirmed. */
  dueAt: v.nullable(InstantField),
  /** When the pattern returns to sale, unless the case goes to court; null until its studio has responded. */
  restoreAt: v.nullable(InstantField),
});
/** Status of a request as its claimant may see it. */
export type TakedownStateDto = v.InferOutput<typeof TakedownStateSchema>;

const TakedownStepSchema = v.object({
  id: v.string(),
  status: Status,
  /** A reason, statement or court; empty if there is none. */
  words: v.string(),
  happenedAt: InstantField,
});

const StudioTakedownSchema = v.object({
  ...TakedownStateSchema.entries,
  claimantName: v.string(),
  right: v.string(),
  steps: v.array(TakedownStepSchema),
});
/** A request as the pattern's studio sees it. */
export type StudioTakedownDto = v.InferOutput<typeof StudioTakedownSchema>;

const StudioTakedownListSchema = v.object({ takedowns: v.array(StudioTakedownSchema) });

const TakedownSummarySchema = v.object({
  ...TakedownStateSchema.entries,
  asset: v.object({ id: v.string(), slug: v.string() }),
  studio: v.object({ slug: v.string(), name: v.string() }),
  claimantName: v.string(),
});
/** A request in the staff's list. */
export type TakedownSummaryDto = v.InferOutput<typeof TakedownSummarySchema>;

const TakedownPageSchema = v.object({ takedowns: v.array(TakedownSummarySchema), pagination: PaginationSchema });
/** One numbered page of requests. */
export type TakedownPageDto = v.InferOutput<typeof TakedownPageSchema>;

const TakedownSchema = v.object({
  ...TakedownSummarySchema.entries,
  claimantEmail: v.string(),
  claimantContact: v.string(),
  right: v.string(),
  steps: v.array(TakedownStepSchema),
});
/** A request as staff see it, with every step, oldest first. */
export type TakedownDto = v.InferOutput<typeof TakedownSchema>;

const Claim = v.object({ ...TakedownFields, email: EmailField });
/** A claim. */
export type TakedownClaim = v.InferOutput<typeof Claim>;

const TokenField = v.pipe(
  v.string('Must be the token of a link'),
  v.nonEmpty('Must be the token of a link'),
  v.maxLength(200, 'Must be the token of a link'),
);

/** Named schemas of this domain. */
export const takedownSchemas = {
  StudioTakedown: StudioTakedownSchema,
  StudioTakedownList: StudioTakedownListSchema,
  Takedown: TakedownSchema,
  TakedownPage: TakedownPageSchema,
  TakedownReceipt: TakedownReceiptSchema,
  TakedownState: TakedownStateSchema,
  TakedownStep: TakedownStepSchema,
  TakedownSummary: TakedownSummarySchema,
};

const one = { auth: 'takedown.decide', params: v.object({ number: IdField }), response: TakedownSchema } as const;
const decision = {
  ...one,
  method: 'post',
  body: v.object({ reason: ReasonField }),
  errors: ['not_found', 'illegal_transition'],
} as const;

/** Endpoints of this domain. */
export const takedownCalls = {
  request: defineCall({
    method: 'post',
    path: '/takedown-requests',
    summary:
      'Submits a takedown request for a pattern. It takes effect once the address is confirmed through the emailed link.',
    auth: 'none',
    body: Claim,
    status: 202,
    response: TakedownReceiptSchema,
    errors: ['rate_limited'],
  }),
  confirm: defineCall({
    method: 'post',
    path: '/takedown-requests/confirmations',
    summary: 'Confirms a takedown request by the token of the emailed link. Repeating the request has no effect.',
    auth: 'none',
    body: v.object({ token: TokenField }),
    response: TakedownStateSchema,
    errors: ['not_found'],
  }),
  goToCourt: defineCall({
    method: 'post',
    path: '/takedown-requests/court-cases',
    summary:
      'Reports that the claim is before a court, by the token of the email about the counter-notice. The pattern stays off sale.',
    auth: 'none',
    body: v.object({ token: TokenField, court: CourtField }),
    response: TakedownStateSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
  ofStudio: defineCall({
    method: 'get',
    path: '/studios/{studioId}/takedowns',
    summary: 'Lists the takedown requests that removed patterns of a studio from sale, newest first, at most 100.',
    auth: 'studio.counter',
    params: v.object({ studioId: IdField }),
    response: StudioTakedownListSchema,
    errors: ['not_found'],
  }),
  counter: defineCall({
    method: 'post',
    path: '/takedowns/{number}/counter-notice',
    summary:
      'Submits a counter-notice. The pattern returns to sale after some days unless the claimant reports a court case.',
    auth: 'studio.counter',
    params: v.object({ number: IdField }),
    body: v.object(CounterNoticeFields),
    response: StudioTakedownSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
  list: defineCall({
    method: 'get',
    path: '/admin/takedowns',
    summary:
      'Lists confirmed takedown requests by view and by prefix of the number, title or claimant name. Lists are limited to 10,000 entries, searches to 1,000.',
    auth: 'takedown.decide',
    query: v.object({
      ...listFields({ views: TAKEDOWN_VIEWS, view: 'waiting', sorts: TAKEDOWN_SORTS, sort: 'due' }),
      q: optionalText(100),
    }),
    response: TakedownPageSchema,
    errors: [],
  }),
  byNumber: defineCall({
    ...one,
    method: 'get',
    path: '/admin/takedowns/{number}',
    summary: 'Returns a confirmed takedown request with its history.',
    errors: ['not_found'],
  }),
  hold: defineCall({
    ...decision,
    path: '/admin/takedowns/{number}/hold',
    summary:
      'Removes the pattern of a takedown request from sale and notifies both sides. Buyers keep their license and files.',
  }),
  refuse: defineCall({
    ...decision,
    path: '/admin/takedowns/{number}/refuse',
    summary: 'Refuses a takedown request and notifies the claimant of the reason.',
  }),
  restore: defineCall({
    ...decision,
    path: '/admin/takedowns/{number}/restore',
    summary: 'Closes an upheld takedown request, returns the pattern to sale and notifies both sides.',
  }),
};
