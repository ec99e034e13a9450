import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { Resolvers, SubmissionMessageSide } from '../generated/resolvers.ts';
import type { SubmissionMessages, SubmissionThread } from '../generated/rest.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SubmissionMessagesApi } from './SubmissionMessagesApi.ts';

interface Context extends RequestContext {
  readonly submissionMessages: SubmissionMessagesApi;
}

type RestMessage = SubmissionMessages['messages'][number];

const sides: Record<RestMessage['side'], SubmissionMessageSide> = { reviewer: 'REVIEWER', studio: 'STUDIO' };
const fields = { NotFoundError: 'submissionId' } as const;
const stepErrors = ['IllegalTransitionError', 'NotFoundError'] as const;
const sayingErrors = [...stepErrors, 'ValidationError'] as const;

/** Resolvers for messages between studios and reviewers about patterns. */
export const messageResolvers: Resolvers<Context> = {
  Query: {
    submissionMessages: async (_root, { submissionId }, { submissionMessages }) => {
      const found = await submissionMessages.messages(submissionId);
      return found && toMessages(found);
    },
    submissionThreads: async (_root, { page, limit }, { submissionMessages }) => {
      const found = await submissionMessages.threads({ page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE });
      return { items: found.threads, pageInfo: pageInfo(found.pagination) };
    },
    submissionThread: async (_root, { submissionId }, { submissionMessages }) => {
      const found = await submissionMessages.thread(submissionId);
      return found && toThread(found);
    },
  },
  Mutation: {
    sendSubmissionMessage: async (_root, { input }, { submissionMessages }) => {
      const { submissionId, idempotencyKey: key, words } = input;
      const sending = submissionMessages.send(submissionId, { key, words });
      const { data, errors } = await outcomeOf(sending, { expects: sayingErrors, fields });
      return { messages: data && toMessages(data), errors };
    },
    answerSubmissionMessage: async (_root, { input }, { submissionMessages }) => {
      const { submissionId, idempotencyKey: key, words } = input;
      const answering = submissionMessages.answer(submissionId, { key, words });
      const { data, errors } = await outcomeOf(answering, { expects: sayingErrors, fields });
      return { thread: data && toThread(data), errors };
    },
    settleSubmissionThread: async (_root, { input }, { submissionMessages }) => {
      const settling = submissionMessages.settle(input.submissionId);
      const { data, errors } = await outcomeOf(settling, { expects: stepErrors, fields });
      return { thread: data && toThread(data), errors };
    },
  },
};

function toMessages({ messages }: SubmissionMessages) {
  return messages.map((each) => ({ ...each, side: sides[each.side] }));
}

function toThread(thread: SubmissionThread) {
  return { ...thread, messages: toMessages(thread) };
}
