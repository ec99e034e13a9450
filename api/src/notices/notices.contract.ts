import { NOTICE_KINDS, NOTICE_TOPICS, VERDICTS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { PaginationSchema, limitField, pageField } from '../platform/http/pagination.ts';

const TopicField = v.picklist(NOTICE_TOPICS, 'Choose a topic');

/** A notice to a studio. Notices about a pattern have its title, those about money an amount in US cents. */
const NoticeSchema = v.object({
  id: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  happenedAt: InstantField,
  /** Null until a member of the studio has read it. */
  readAt: v.nullable(InstantField),
  title: v.nullable(v.string()),
  submissionId: v.nullable(v.string()),
  assetId: v.nullable(v.string()),
  /** The outcome of an appeal. */
  verdict: v.nullable(v.picklist(VERDICTS)),
  /** Number of a payout or rate card. */
  number: v.nullable(v.pipe(v.number(), v.integer())),
  amount: v.nullable(v.pipe(v.number(), v.integer())),
  /** Why a payout failed or a rate card was announced. */
  reason: v.nullable(v.string()),
  /** The month of a statement, such as `2026-11`. */
  month: v.nullable(v.string()),
  /** When what was announced takes effect. */
  startsAt: v.nullable(InstantField),
});
/** A notice to a studio. */
export type NoticeDto = v.InferOutput<typeof NoticeSchema>;

/** A studio's inbox as a member sees it; `mailChoices` states which topics are mailed to this member. */
const StudioInboxSchema = v.object({
  /** Id of the studio. */
  id: v.string(),
  unreadCount: v.pipe(v.number(), v.integer()),
  mailChoices: v.array(v.object({ topic: TopicField, isMailed: v.boolean() })),
});
/** A studio's inbox as a member sees it. */
export type StudioInboxDto = v.InferOutput<typeof StudioInboxSchema>;

const NoticePageSchema = v.object({
  notices: v.array(NoticeSchema),
  pagination: PaginationSchema,
  inbox: StudioInboxSchema,
});
/** One numbered page of notices. */
export type NoticePageDto = v.InferOutput<typeof NoticePageSchema>;

const ReadSchema = v.object({
  noticeId: IdField,
  /** Whether all older notices were read as well. */
  hasReadOlder: v.optional(v.boolean('Must be true or false'), false),
});
/** Notices that were read. */
export type ReadInput = v.InferOutput<typeof ReadSchema>;

const MailChoiceSchema = v.object({ topic: TopicField, isMailed: v.boolean('Must be true or false') });
/** Whether a topic is mailed. */
export type MailChoice = v.InferOutput<typeof MailChoiceSchema>;

/** Named schemas for notices. */
export const noticeSchemas = { Notice: NoticeSchema, NoticePage: NoticePageSchema, StudioInbox: StudioInboxSchema };

const ofStudio = { auth: 'studio.read', params: v.object({ studioId: IdField }) } as const;

/** Endpoints for notices. */
export const noticeCalls = {
  list: defineCall({
    ...ofStudio,
    method: 'get',
    path: '/studios/{studioId}/notices',
    summary: 'Lists the notices of a studio that are meant for the calling member, newest first.',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: NoticePageSchema,
    errors: ['not_found'],
  }),
  markRead: defineCall({
    ...ofStudio,
    method: 'post',
    path: '/studios/{studioId}/notices/read',
    summary: 'Marks a notice as read, alone or with all earlier ones.',
    body: ReadSchema,
    response: StudioInboxSchema,
    errors: ['not_found'],
  }),
  chooseMail: defineCall({
    ...ofStudio,
    method: 'put',
    path: '/studios/{studioId}/notice-mail',
    summary: 'Subscribes the calling member to emails about a topic of notices, or unsubscribes them.',
    body: MailChoiceSchema,
    response: StudioInboxSchema,
    errors: ['not_found'],
  }),
};
