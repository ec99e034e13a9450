import { MESSAGE_SIDES } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';
import { SayingKeyField } from '../../support/support.contract.ts';
import { ReviewNoteField } from '../review-note.ts';

const MessageSchema = v.object({
  id: v.string(),
  side: v.picklist(MESSAGE_SIDES),
  words: v.string(),
  sentAt: InstantField,
});

/** Messages about a pattern and all of its versions, oldest first. */
const MessagesSchema = v.object({ messages: v.array(MessageSchema) });
/** Messages about a pattern. */
export type SubmissionMessagesDto = v.InferOutput<typeof MessagesSchema>;

const ThreadSummarySchema = v.object({
  submissionId: v.string(),
  title: v.string(),
  studio: v.object({ name: v.string(), slug: v.string() }),
  /** When the studio sent its first unanswered message; null if none is pending. */
  askedAt: v.nullable(InstantField),
});

const ThreadSchema = v.object({ ...ThreadSummarySchema.entries, ...MessagesSchema.entries });
/** Messages about a pattern as reviewers see them. */
export type SubmissionThreadDto = v.InferOutput<typeof ThreadSchema>;

const ThreadPageSchema = v.object({ threads: v.array(ThreadSummarySchema), pagination: PaginationSchema });
/** One numbered page of patterns whose studio awaits an answer. */
export type SubmissionThreadPageDto = v.InferOutput<typeof ThreadPageSchema>;

const SayingSchema = v.object({
  key: SayingKeyField,
  words: v.pipe(ReviewNoteField, v.nonEmpty('Write something')),
});
/** A message with an idempotency key. */
export type Saying = v.InferOutput<typeof SayingSchema>;

/** Named schemas for messages about patterns. */
export const messageSchemas = {
  SubmissionMessages: MessagesSchema,
  SubmissionThread: ThreadSchema,
  SubmissionThreadPage: ThreadPageSchema,
};

const params = v.object({ id: IdField });
const ofStudio = {
  auth: 'studio.upload',
  path: '/submissions/{id}/messages',
  params,
  response: MessagesSchema,
} as const;
const ofReviewers = { auth: 'submission.review', params, response: ThreadSchema } as const;

/** Endpoints for messages between studios and reviewers about patterns. */
export const messageCalls = {
  messages: defineCall({
    ...ofStudio,
    method: 'get',
    summary: 'Lists the messages about a pattern, oldest first.',
    errors: ['not_found'],
  }),
  send: defineCall({
    ...ofStudio,
    method: 'post',
    summary: 'Sends a message to the reviewers about a submitted pattern. The same key never sends twice.',
    body: SayingSchema,
    errors: ['not_found', 'illegal_transition', 'rate_limited'],
  }),
  threads: defineCall({
    method: 'get',
    path: '/submission-threads',
    summary: 'Lists patterns whose studio awaits an answer, longest waiting first.',
    auth: 'submission.review',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: ThreadPageSchema,
    errors: [],
  }),
  thread: defineCall({
    ...ofReviewers,
    method: 'get',
    path: '/submission-threads/{id}',
    summary: 'Returns the thread of messages about a pattern, for reviewers.',
    errors: ['not_found'],
  }),
  answer: defineCall({
    ...ofReviewers,
    method: 'post',
    path: '/submission-threads/{id}/messages',
    summary: 'Sends a message about a pattern to its studio, which is notified. The same key never sends twice.',
    body: SayingSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
  settle: defineCall({
    ...ofReviewers,
    method: 'post',
    path: '/submission-threads/{id}/settle',
    summary: 'Marks a thread as needing no answer.',
    errors: ['not_found', 'illegal_transition'],
  }),
};
