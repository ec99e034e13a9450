import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import { repeatLayouts, restRepeatLayouts } from '../catalog/repeat-layouts.ts';
import type { Resolvers, SubmissionChangeInput, TagSource } from '../generated/resolvers.ts';
import type { Submission, SubmissionOutcomes, TagSuggestion as RestTagSuggestion } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import { type LiveContext, subscriptionField } from '../platform/live/subscription-field.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { RestFailure } from '../platform/rest-failure.ts';
import { methods, restMethods } from '../studios/creation-methods.ts';
import { omitNulls } from '../studios/omit-nulls.ts';
import { restStatuses, severities, statuses, verdicts } from './submission-enums.ts';
import type { SubmissionChange, SubmissionsApi } from './SubmissionsApi.ts';

interface Context extends RequestContext, LiveContext {
  readonly submissions: SubmissionsApi;
  readonly loaders: Pick<LoadersOf<typeof catalogLoaders>, 'assets' | 'categories'>;
}

const oneErrors = ['IllegalTransitionError', 'NotFoundError'] as const;
const savingErrors = [...oneErrors, 'ValidationError', 'VersionConflictError'] as const;
const fields = { NotFoundError: 'submissionId' } as const;

const tagSources: Record<RestTagSuggestion['source'], TagSource> = {
  color: 'COLOR',
  density: 'DENSITY',
  likeness: 'LIKENESS',
  repeat: 'REPEAT',
  scale: 'SCALE',
};

/** Resolvers for submissions. */
export const submissionResolvers: Resolvers<Context> = {
  Query: {
    studioSubmissions: async (_root, { studioId, status, search, page, limit }, { submissions }) => {
      const found = await submissions.list(studioId, {
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
        ...(status && { status: restStatuses[status] }),
        ...(search && { search }),
      });
      if (!found) return null;
      const counts = found.counts.map((each) => ({ status: statuses[each.status], count: each.count }));
      return { items: found.submissions, counts, pageInfo: pageInfo(found.pagination) };
    },
    studioTiles: async (_root, { studioId }, { submissions }) => (await submissions.tiles(studioId))?.tiles ?? null,
    submission: (_root, { id }, { submissions }) => submissions.byId(id),
  },
  Subscription: {
    submissionsChanged: subscriptionField(async ({ studioId }, { submissions }: Context) => {
      const found = await submissions.list(studioId, { page: 1, limit: 1 });
      return found && `studio:${studioId}`;
    }),
  },
  Mutation: {
    saveSubmissions: async (_root, { input }, { submissions }) => {
      const rules = { expects: ['NotFoundError', 'ValidationError'], fields: { NotFoundError: 'studioId' } } as const;
      const saving = submissions.save(input.studioId, input.changes.map(restChange));
      const { data, errors } = await outcomeOf(saving, rules);
      return { outcomes: data && (await Promise.all(data.map(changeOutcome))), errors };
    },
    submitSubmission: async (_root, { input }, { submissions }) => {
      const submitting = submissions.submit(input.submissionId, input.version, input.note ?? '');
      const { data, errors } = await outcomeOf(submitting, { expects: savingErrors, fields });
      return { submission: data, errors };
    },
    withdrawSubmission: async (_root, { input }, { submissions }) => {
      const withdrawing = submissions.withdraw(input.submissionId);
      const { data, errors } = await outcomeOf(withdrawing, { expects: oneErrors, fields });
      return { submission: data, errors };
    },
    appealSubmission: async (_root, { input }, { submissions }) => {
      const appealing = submissions.appeal(input.submissionId, input.words);
      const { data, errors } = await outcomeOf(appealing, { expects: [...oneErrors, 'ValidationError'], fields });
      return { submission: data, errors };
    },
  },
  TagSuggestion: {
    source: ({ source }) => tagSources[source],
  },
  Submission: {
    status: ({ status }) => statuses[status],
    asset: ({ assetId }, _args, { loaders }) => (assetId === null ? null : loaders.assets.load(assetId)),
    // Vector files may state fractional pixel sizes.
    size: ({ size }) => size && { width: Math.round(size.width), height: Math.round(size.height) },
    findings: ({ findings }) => findings.map((each) => ({ ...each, severity: severities[each.severity] })),
    fittingLayouts: ({ fittingLayouts }) => fittingLayouts.map((each) => repeatLayouts[each]),
    category: ({ categoryId }, _args, context) => categoryOf(categoryId, context),
    subcategory: ({ subcategoryId }, _args, context) => categoryOf(subcategoryId, context),
    tagSuggestions: ({ id }, _args, { submissions }) => submissions.tagSuggestions(id),
    repeatLayout: ({ repeatLayout }) => repeatLayouts[repeatLayout],
    hasExtendedLicense: ({ offersExtended }) => offersExtended,
    creationMethod: ({ creationMethod }) => creationMethod && methods[creationMethod],
    problems: ({ problems }) => problems.map(({ path, message }) => ({ message, path: [path] })),
    verdicts: (submission) =>
      submission.verdicts.map((each) => ({
        ...each,
        verdict: verdicts[each.verdict],
        marks: each.reasons.flatMap(({ marks }) => marks),
      })),
    transitions: ({ transitions }) =>
      transitions.map((each) => ({ ...each, from: each.from && statuses[each.from], to: statuses[each.to] })),
  },
};

const categoryOf = (id: string | null, { loaders }: Context) => (id === null ? null : loaders.categories.load(id));

/** Converts a change to REST form: null clears fields that can be cleared, and is omitted otherwise. */
function restChange({ submissionId: id, version, ...change }: SubmissionChangeInput): SubmissionChange {
  const { subcategoryId, repeatMillimeters, repeatLayout, creationMethod, hasExtendedLicense, ...texts } = change;
  return {
    id,
    version,
    ...omitNulls({ ...texts, offersExtended: hasExtendedLicense }),
    ...(subcategoryId !== undefined && { subcategoryId }),
    ...(repeatMillimeters !== undefined && { repeatMillimeters }),
    ...(repeatLayout && { repeatLayout: restRepeatLayouts[repeatLayout] }),
    ...(creationMethod && { creationMethod: restMethods[creationMethod] }),
  };
}

/** Converts the failure of one change in a batch to the errors a single call would have returned. */
async function changeOutcome({ id, submission, refusal }: SubmissionOutcomes['outcomes'][number]) {
  const { data, errors } = await outcomeOf(changed(submission, refusal), { expects: savingErrors, fields });
  return { submissionId: id, submission: data, errors };
}

async function changed(
  submission: Submission | null,
  refusal: SubmissionOutcomes['outcomes'][number]['refusal'],
): Promise<Submission> {
  if (submission) return submission;
  throw new RestFailure(422, refusal ?? {});
}
