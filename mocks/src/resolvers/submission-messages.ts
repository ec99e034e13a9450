import { can, MAX_REVIEW_NOTE_CHARACTERS } from '@halfdrop/domain';
import { demoMessages, submissionMessage, submissionThread } from '../factories/submission-message.ts';
import { SUBMISSION_NOW } from '../factories/submission.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  SendSubmissionMessageInput,
  Submission,
  SubmissionMessageSide,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import { brokenRules } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound } from '../user-errors.ts';
import type { SubmissionStore } from './submission-store.ts';

/** Creates the record of messages about patterns, and of those that need no answer. */
function messageBook(store: SubmissionStore) {
  const said = demoMessages();
  const settled = new Set<string>();
  const keys = new Set<string>();
  return {
    of: (id: string) => said.get(id) ?? [],
    threadOf: (submission: Submission) =>
      submissionThread(submission, said.get(submission.id) ?? [], settled.has(submission.id)),
    threads: () =>
      [...said.keys()]
        .flatMap((id) => store.all.get(id) ?? [])
        .map((submission) => submissionThread(submission, said.get(submission.id) ?? [], settled.has(submission.id)))
        .filter(({ askedAt }) => askedAt !== null)
        .map(({ submissionId, title, studio, askedAt }) => ({ submissionId, title, studio, askedAt })),
    /** Adds a message, once per idempotency key, or returns an error. */
    say({ id, submittedAt }: Submission, side: SubmissionMessageSide, input: SendSubmissionMessageInput) {
      const words = input.words.trim();
      const errors = brokenRules([
        [words !== '', 'words', 'Write something'],
        [
          words.length <= MAX_REVIEW_NOTE_CHARACTERS,
          'words',
          `A note has at most ${MAX_REVIEW_NOTE_CHARACTERS} characters`,
        ],
      ]);
      if (errors.length > 0) return errors;
      if (submittedAt === null) return [illegalTransition];
      if (keys.has(input.idempotencyKey)) return [];
      keys.add(input.idempotencyKey);
      settled.delete(id);
      const message = submissionMessage(`message-new-${keys.size}`, side, words, SUBMISSION_NOW);
      said.set(id, [...(said.get(id) ?? []), message]);
      return [];
    },
    settle: (id: string) => settled.add(id),
  };
}

/** Resolvers of messages between studios and reviewers. */
export function messageState(
  shop: Shop,
  store: SubmissionStore,
): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const book = messageBook(store);
  const ownOf = (context: MockContext, id: string): Submission | null => {
    const { user } = signedIn(shop, context);
    const found = store.all.get(id);
    return found && can(user, 'studio.upload', { kind: 'studio', id: found.studioId }) ? found : null;
  };
  const reviewedOf = (context: MockContext, id: string): Submission | null => {
    shop.demand(context, 'submission.review');
    return store.all.get(id) ?? null;
  };
  return {
    queries: {
      submissionMessages: (_root, { submissionId }, context) =>
        ownOf(context, submissionId) ? book.of(submissionId) : null,
      submissionThreads: (_root, { page, limit }, context) => {
        shop.demand(context, 'submission.review');
        return paged(book.threads(), page ?? 1, limit ?? 24);
      },
      submissionThread: (_root, { submissionId }, context) => {
        const found = reviewedOf(context, submissionId);
        return found && book.threadOf(found);
      },
    },
    mutations: {
      sendSubmissionMessage: (_root, { input }, context) => {
        const found = ownOf(context, input.submissionId);
        const errors = found ? book.say(found, 'STUDIO', input) : [notFound('submissionId')];
        return { messages: found && errors.length === 0 ? book.of(found.id) : null, errors };
      },
      answerSubmissionMessage: (_root, { input }, context) => {
        const found = reviewedOf(context, input.submissionId);
        const errors = found ? book.say(found, 'REVIEWER', input) : [notFound('submissionId')];
        return { thread: found && errors.length === 0 ? book.threadOf(found) : null, errors };
      },
      settleSubmissionThread: (_root, { input }, context) => {
        const found = reviewedOf(context, input.submissionId);
        if (!found) return { thread: null, errors: [notFound('submissionId')] };
        if (book.threadOf(found).askedAt === null) return { thread: null, errors: [illegalTransition] };
        book.settle(found.id);
        return { thread: book.threadOf(found), errors: [] };
      },
    },
  };
}
