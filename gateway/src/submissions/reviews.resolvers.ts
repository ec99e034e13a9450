import type { designerLoaders } from '../designers/designers.loaders.ts';
import { repeatLayouts } from '../catalog/repeat-layouts.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { restVerdicts } from './submission-enums.ts';
import type { SubmissionsApi } from './SubmissionsApi.ts';

interface Context extends RequestContext {
  readonly submissions: SubmissionsApi;
  readonly loaders: Pick<LoadersOf<typeof designerLoaders>, 'designers'>;
}

const heldErrors = ['IllegalTransitionError', 'NotFoundError'] as const;
const fields = { NotFoundError: 'submissionId' } as const;

/** Resolvers for the review queue and verdicts. */
export const reviewResolvers: Resolvers<Context> = {
  Query: {
    submissionNeighbors: (_root, { submissionId }, { submissions }) => submissions.neighbors(submissionId),
    submissionCopies: async (_root, { submissionId }, { submissions }) =>
      (await submissions.copies(submissionId))?.copies ?? null,
    submissionReviewFigures: async (_root, _args, { submissions }) => {
      const { waiting, verdicts, appeals, overturned, ...figures } = await submissions.reviewFigures();
      const counts = {
        waitingCount: waiting,
        verdictCount: verdicts,
        appealCount: appeals,
        overturnedCount: overturned,
      };
      return { ...figures, ...counts };
    },
  },
  Mutation: {
    takeNextSubmission: async (_root, _args, { submissions }) => {
      const { review, wave, upcoming, waiting } = await submissions.nextReview();
      return { review, wave, upcoming, waitingCount: waiting, errors: [] };
    },
    keepSubmissionReview: async (_root, { input }, { submissions }) => {
      const keeping = submissions.keepReview(input.submissionId);
      const { data, errors } = await outcomeOf(keeping, { expects: heldErrors, fields });
      return { review: data, errors };
    },
    skipSubmissionReview: async (_root, { input }, { submissions }) => {
      const skipping = submissions.skipReview(input.submissionId);
      const { data, errors } = await outcomeOf(skipping, { expects: heldErrors, fields });
      const { review = null, wave = [], upcoming = null, waiting = null } = data ?? {};
      return { review, wave, upcoming, waitingCount: waiting, errors };
    },
    decideSubmission: async (_root, { input }, { submissions }) => {
      const { submissionId, version, verdict, reasons, note } = input;
      const values = { version, verdict: restVerdicts[verdict], reasons, note };
      const expects = [...heldErrors, 'ValidationError', 'VersionConflictError'] as const;
      const { data, errors } = await outcomeOf(submissions.decide(submissionId, values), { expects, fields });
      return { submission: data, errors };
    },
  },
  SubmissionNeighbor: {
    repeatLayout: ({ repeatLayout }) => repeatLayouts[repeatLayout],
  },
  SubmissionReview: {
    studio: ({ studio }, _args, { loaders }) => loaders.designers.load(studio.id),
  },
};
