import { NOTICE_KINDS, NOTICE_TOPICS, VERDICTS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { PaginationSchema, limitField, pageField } from '../platform/http/pagination.ts';

const TopicField = v.picklist(NOTICE_TOPICS, 'Choose a topic');

/** What a studio is told. What is about a pattern has its title, what is about money an amount in US cents. */
const NoticeSchema = v.object({
  id: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  happenedAt: InstantField,
  /** Null until a member of the studio has read it. */
  readAt: v.nullable(InstantField),
  title: v.nullable(v.string()),
  submissionId: v.nullable(v.string()),
  assetId: v.nullable(v.string()),
  /** What an appeal has ended with. */
  verdict: v.nullable(v.picklist(VERDICTS)),
  /** Of a payout, or of a rate card. */
  number: v.nullable(v.pipe(v.number(), v.integer())),
  amount: v.nullable(v.pipe(v.number(), v.integer())),
  /** Why a payout failed, or a rate card was announced. */
  reason: v.nullable(v.string()),
  /** The month of a statement, such as `2026-11`. */
  month: v.nullable(v.string()),
  /** When what is announced takes effect. */
  startsAt: v.nullable(InstantField),
});
/** What a studio is told. */
export type NoticeDto = v.InferOutput<typeof NoticeSchema>;

/** The inbox of a studio as one of its members has it; `mailChoices` tell what is mailed to this member, too. */
const StudioInboxSchema = v.object({
  /** The studio's. */
  id: v.string(),
  unreadCount: v.pipe(v.number(), v.integer()),
  mailChoices: v.array(v.object({ topic: TopicField, isMailed: v.boolean() })),
});
/** The inbox of a studio as one of its members has it. */
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
  /** Whether all before it were read as well. */
  hasReadOlder: v.optional(v.boolean('Must be true or false'), false),
});
/** What was read. */
export type ReadInput = v.InferOutput<typeof ReadSchema>;

const MailChoiceSchema = v.object({ topic: TopicField, isMailed: v.boolean('Must be true or false') });
/** Whether a topic is mailed. */
export type MailChoice = v.InferOutput<typeof MailChoiceSchema>;

/** The named shapes of notices. */
export const noticeSchemas = { Notice: NoticeSchema, NoticePage: NoticePageSchema, StudioInbox: StudioInboxSchema };

const ofStudio = { auth: 'studio.read', params: v.object({ studioId: IdField }) } as const;

/** The calls of notices. */
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
