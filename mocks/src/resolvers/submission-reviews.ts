import { isReviewReason, REVIEW_LEASE_MINUTES, reviewReasonWords } from '@halfdrop/domain';
import { designers } from '../factories/designer.ts';
import { afterSubmissionStep, decidedSubmission, SUBMISSION_NOW } from '../factories/submission.ts';
import { submissionWaves as waves } from '../factories/submission-queue.ts';
import type { MutationResolvers, Submission, SubmissionReview, VerdictReasonInput } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { brokenRules } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound, versionConflict } from '../user-errors.ts';
import type { SubmissionStore } from './submission-store.ts';

function toReview(submission: Submission): SubmissionReview {
  const studio = designers.find(({ id }) => id === submission.studioId) ?? null;
  // Set at the time of reading, because the lease runs in real time.
  const leaseEndsAt = new Date(Date.now() + REVIEW_LEASE_MINUTES * 60_000).toISOString();
  return { submission, studio, dueAt: submission.answerDueAt ?? SUBMISSION_NOW, leaseEndsAt };
}

/** Returns the reasons of a verdict with their texts; null if one is unknown. */
function reasonsIn(inputs: readonly VerdictReasonInput[]) {
  const reasons = inputs.flatMap(({ code, marks }) => {
    if (!isReviewReason(code)) return [];
    const { says, advice } = reviewReasonWords(code);
    return [{ code, message: says, advice, marks: marks ?? [] }];
  });
  return reasons.length === inputs.length ? reasons : null;
}

/** Returns whether two submissions belong to one collection, and are reviewed together. */
function isOfOneWave(one: Submission, other: Submission): boolean {
  const wave = [one.id, other.id].map((id) => waves.find((ids) => ids.includes(id)));
  return one.id !== other.id && wave[0] !== undefined && wave[0] === wave[1];
}

/** Creates the review desk: every reviewer holds different submissions. */
function reviewDesk(shop: Shop, store: SubmissionStore) {
  /** Submissions held by each reviewer, the displayed one first. */
  const held = new Map<string, readonly string[]>();
  const skipped: string[] = [];

  const queue = () => {
    const taken = new Set([...held.values()].flat());
    return [...store.all.values()]
      .filter(({ id, status }) => !taken.has(id) && (status === 'SUBMITTED' || status === 'APPEALED'))
      .toSorted((left, right) => {
        const byTurn = skipped.indexOf(left.id) - skipped.indexOf(right.id);
        return byTurn || (left.answerDueAt ?? '').localeCompare(right.answerDueAt ?? '');
      });
  };
  return {
    next(reviewer: string) {
      const waiting = queue();
      const own = (held.get(reviewer) ?? []).flatMap((id) => store.all.get(id) ?? []);
      const due = own[0] ?? waiting[0];
      if (!due) return { review: null, wave: [], upcoming: null, waitingCount: store.waitingCount(), errors: [] };
      const pieces = own.length > 0 ? own : [due, ...waiting.filter((each) => isOfOneWave(each, due))];
      const [review, ...wave] = pieces.map((each) =>
        toReview(each.status === 'SUBMITTED' ? store.keep(afterSubmissionStep(each, 'IN_REVIEW')) : each),
      );
      const ids = pieces.map(({ id }) => id);
      held.set(reviewer, ids);
      const after = waiting.find(
        ({ id, status }) => !ids.includes(id) && status === 'SUBMITTED' && !skipped.includes(id),
      );
      return {
        review: review ?? null,
        wave,
        upcoming: after ? toReview(after) : null,
        waitingCount: store.waitingCount(),
        errors: [],
      };
    },
    /** Returns a submission held by a reviewer, or the error explaining why it is not held. */
    heldBy(reviewer: string, id: string) {
      const found = store.all.get(id);
      if (!found) return { found: null, errors: [notFound('submissionId')] };
      return held.get(reviewer)?.includes(id) ? { found, errors: [] } : { found: null, errors: [illegalTransition] };
    },
    /** Releases one submission of a reviewer. */
    clear(reviewer: string, id: string) {
      const left = (held.get(reviewer) ?? []).filter((each) => each !== id);
      held.set(reviewer, left);
    },
    /** Returns all submissions of a reviewer to the queue. */
    skip(reviewer: string) {
      for (const id of held.get(reviewer) ?? []) {
        skipped.push(id);
        const found = store.all.get(id);
        if (found?.status === 'IN_REVIEW') store.keep(afterSubmissionStep(found, 'SUBMITTED'));
      }
      held.delete(reviewer);
    },
  };
}

/** Resolvers of the review queue and of verdicts. */
export function reviewMutations(shop: Shop, store: SubmissionStore) {
  const desk = reviewDesk(shop, store);
  const reviewerOf = (context: MockContext): string => {
    shop.demand(context, 'submission.review');
    return signedIn(shop, context).user.id;
  };

  return {
    takeNextSubmission: (_root, _args, context) => desk.next(reviewerOf(context)),
    keepSubmissionReview: (_root, { input }, context) => {
      const { found, errors } = desk.heldBy(reviewerOf(context), input.submissionId);
      return { review: found && toReview(found), errors };
    },
    skipSubmissionReview: (_root, { input }, context) => {
      const reviewer = reviewerOf(context);
      const { found, errors } = desk.heldBy(reviewer, input.submissionId);
      if (!found) return { review: null, wave: [], upcoming: null, waitingCount: null, errors };
      desk.skip(reviewer);
      return desk.next(reviewer);
    },
    decideSubmission: (_root, { input }, context) => {
      const reviewer = reviewerOf(context);
      const { found, errors } = desk.heldBy(reviewer, input.submissionId);
      if (!found) return { submission: null, errors };
      if (found.version !== input.version) return { submission: null, errors: [versionConflict(found.version)] };
      const reasons = reasonsIn(input.reasons ?? []);
      const note = (input.note ?? '').trim();
      const isApproval = input.verdict === 'APPROVED';
      const broken = brokenRules([
        [reasons !== null, 'reasons', 'Choose a reason'],
        [isApproval || reasons?.length !== 0, 'reasons', 'Choose at least one reason'],
        [isApproval || note !== '', 'note', 'Say what to do'],
      ]);
      if (broken.length > 0) return { submission: null, errors: broken };
      if (!store.allows(found, input.verdict)) return { submission: null, errors: [illegalTransition] };
      desk.clear(reviewer, found.id);
      const verdict = { verdict: input.verdict, reasons: reasons ?? [], note };
      return { submission: store.keep(decidedSubmission(found, verdict)), errors };
    },
  } satisfies MutationResolvers;
}
