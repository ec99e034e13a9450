import {
  ISSUE_STATES,
  IssueBodyField,
  IssueSubjectField,
  MAX_ISSUE_CHARACTERS,
  MAX_ISSUE_PATTERNS,
  ReasonField,
  SUBSCRIBER_VIEWS,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { PickedPatternSchema } from '../../catalog/collection-desk/collection-desk.contract.ts';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField, optionalText } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A newsletter subscriber. */
const SubscriberSchema = v.object({
  id: v.string(),
  email: v.string(),
  status: v.picklist(['pending', 'confirmed', 'unsubscribed', 'bounced']),
  requestedAt: InstantField,
  confirmedAt: v.nullable(InstantField),
  unsubscribedAt: v.nullable(InstantField),
  bouncedAt: v.nullable(InstantField),
  /** Response of the mail server to a bounced mail. */
  bounceReason: v.nullable(v.string()),
});
/** A newsletter subscriber. */
export type SubscriberDto = v.InferOutput<typeof SubscriberSchema>;

const SubscriberPageSchema = v.object({ subscribers: v.array(SubscriberSchema), pagination: PaginationSchema });
/** One numbered page of subscribers. */
export type SubscriberPageDto = v.InferOutput<typeof SubscriberPageSchema>;

/** Number of subscribers by status. */
const SubscriberCountsSchema = v.object({ confirmed: Count, pending: Count, unsubscribed: Count, bounced: Count });
/** Number of subscribers by status. */
export type SubscriberCountsDto = v.InferOutput<typeof SubscriberCountsSchema>;

/** A newsletter issue in the staff's list; counts are numbers of recipients. */
const IssueSummarySchema = v.object({
  id: v.string(),
  subject: v.string(),
  state: v.picklist(ISSUE_STATES),
  /** When it is sent, or sending began; null for a draft. */
  sendAt: v.nullable(InstantField),
  finishedAt: v.nullable(InstantField),
  createdAt: InstantField,
  receiverCount: Count,
  waitingCount: Count,
  sentCount: Count,
  bouncedCount: Count,
  /** Recipients whose mail was rejected by the mail server on every attempt. */
  failedCount: Count,
  /** Recipients who unsubscribed after this issue and before the next. */
  unsubscribedCount: Count,
});
/** A newsletter issue in the staff's list. */
export type IssueSummaryDto = v.InferOutput<typeof IssueSummarySchema>;

const IssuePageSchema = v.object({ issues: v.array(IssueSummarySchema), pagination: PaginationSchema });
/** One numbered page of issues. */
export type IssuePageDto = v.InferOutput<typeof IssuePageSchema>;

/** A newsletter issue; `body` is Markdown. */
const IssueSchema = v.object({
  ...IssueSummarySchema.entries,
  body: v.string(),
  /** The patterns it shows, in order; those not on sale are omitted from the mail. */
  patterns: v.array(PickedPatternSchema),
  /** Incremented by every change. */
  version: Count,
});
/** A newsletter issue. */
export type IssueDto = v.InferOutput<typeof IssueSchema>;

/** A mail as it will be sent, in both of its forms. */
const IssuePreviewSchema = v.object({ subject: v.string(), html: v.string(), text: v.string() });
/** A mail as it will be sent. */
export type IssuePreviewDto = v.InferOutput<typeof IssuePreviewSchema>;

const AddressSchema = v.object({ email: v.string() });

/** Named schemas of the desk. */
export const issueDeskSchemas = {
  NewsletterSubscriber: SubscriberSchema,
  NewsletterSubscriberPage: SubscriberPageSchema,
  NewsletterCounts: SubscriberCountsSchema,
  NewsletterIssueSummary: IssueSummarySchema,
  NewsletterIssuePage: IssuePageSchema,
  NewsletterIssue: IssueSchema,
  NewsletterPreview: IssuePreviewSchema,
};

const patternWords = `An issue shows at most ${MAX_ISSUE_PATTERNS} patterns, each once`;
const words = {
  subject: IssueSubjectField,
  body: IssueBodyField,
  assetIds: v.pipe(
    v.array(IdField, patternWords),
    v.maxLength(MAX_ISSUE_PATTERNS, patternWords),
    v.check((ids) => new Set(ids).size === ids.length, patternWords),
  ),
};
const WordsSchema = v.object(words);
const PreviewWordsSchema = v.object({
  ...words,
  /** A draft may lack what is required for sending. */
  subject: v.pipe(v.string(), v.maxLength(150)),
  body: v.pipe(v.string(), v.maxLength(MAX_ISSUE_CHARACTERS)),
});
/** Content of an issue. */
export type IssueWords = v.InferOutput<typeof WordsSchema>;

const versionWords = 'The version must be a whole number above 0';
const version = v.pipe(v.number(versionWords), v.safeInteger(versionWords), v.minValue(1, versionWords));

const ScheduleSchema = v.object({
  version,
  /** Null for immediately. */
  sendAt: v.nullable(InstantField),
  reason: ReasonField,
});
/** When an issue is sent, and the reason. */
export type IssueSchedule = v.InferOutput<typeof ScheduleSchema>;

const manage = { auth: 'newsletter.manage' } as const;
const IssueParams = v.object({ id: IdField });
const page = { page: pageField(), limit: limitField() };
const search = { q: optionalText(254) };
const DRAFT = 'Drafts are not public; sending is audited.';

/** Endpoints for writing and sending the newsletter. */
export const issueDeskCalls = {
  counts: defineCall({
    ...manage,
    method: 'get',
    path: '/admin/newsletter/counts',
    summary: 'Counts the subscribers who receive the newsletter, and those who do not, by reason.',
    response: SubscriberCountsSchema,
    errors: [],
  }),
  subscribers: defineCall({
    ...manage,
    method: 'get',
    path: '/admin/newsletter/subscribers',
    summary:
      'Lists newsletter subscriptions by view and by prefix of the address. Lists are limited to 10,000 entries, searches to 1,000.',
    query: v.object({
      view: v.optional(v.picklist(SUBSCRIBER_VIEWS, 'Unknown view'), 'confirmed'),
      ...search,
      ...page,
    }),
    response: SubscriberPageSchema,
    errors: [],
  }),
  exportSubscribers: defineCall({
    ...linksExport,
    ...manage,
    path: '/admin/newsletter/subscribers/exports',
    summary: 'Creates a link to a CSV export of all newsletter subscribers in a view.',
    body: v.object({ view: v.picklist(SUBSCRIBER_VIEWS, 'Unknown view'), ...search }),
  }),
  issues: defineCall({
    ...manage,
    method: 'get',
    path: '/admin/newsletter/issues',
    summary: 'Lists newsletter issues with their delivery results, newest first.',
    query: v.object(page),
    response: IssuePageSchema,
    errors: [],
  }),
  issue: defineCall({
    ...manage,
    method: 'get',
    path: '/admin/newsletter/issues/{id}',
    summary: 'Returns a newsletter issue.',
    params: IssueParams,
    response: IssueSchema,
    errors: ['not_found'],
  }),
  createIssue: defineCall({
    ...manage,
    method: 'post',
    path: '/admin/newsletter/issues',
    summary: 'Creates a newsletter issue as a draft.',
    body: WordsSchema,
    response: IssueSchema,
    status: 201,
    unaudited: DRAFT,
    errors: [],
  }),
  saveIssue: defineCall({
    ...manage,
    method: 'put',
    path: '/admin/newsletter/issues/{id}',
    summary: 'Updates a draft of a newsletter issue.',
    params: IssueParams,
    body: v.object({ ...words, version }),
    response: IssueSchema,
    unaudited: DRAFT,
    errors: ['not_found', 'version_conflict', 'illegal_transition'],
  }),
  previewIssue: defineCall({
    ...manage,
    method: 'post',
    path: '/admin/newsletter/preview',
    summary: 'Renders an issue as an email, in HTML and plain text. Stores nothing.',
    body: PreviewWordsSchema,
    response: IssuePreviewSchema,
    unaudited: 'It changes nothing.',
    errors: [],
  }),
  testIssue: defineCall({
    ...manage,
    method: 'post',
    path: '/admin/newsletter/issues/{id}/tests',
    summary: 'Sends the saved issue as a test to the caller only.',
    params: IssueParams,
    response: AddressSchema,
    unaudited: 'Only sends an email to the caller.',
    errors: ['not_found', 'rate_limited'],
  }),
  scheduleIssue: defineCall({
    ...manage,
    method: 'post',
    path: '/admin/newsletter/issues/{id}/schedule',
    summary: 'Schedules a draft, immediately or for an instant. It is sent to everyone subscribed at that moment.',
    params: IssueParams,
    body: ScheduleSchema,
    response: IssueSchema,
    errors: ['not_found', 'version_conflict', 'illegal_transition'],
  }),
  stopIssue: defineCall({
    ...manage,
    method: 'post',
    path: '/admin/newsletter/issues/{id}/stop',
    summary: 'Turns a scheduled issue back into a draft, or permanently stops an issue that is being sent.',
    params: IssueParams,
    body: v.object({ reason: ReasonField }),
    response: IssueSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
};
