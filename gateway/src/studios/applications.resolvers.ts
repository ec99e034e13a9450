import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import type { designerLoaders } from '../designers/designers.loaders.ts';
import type { ApplicationDeclineReason, Resolvers, StudioApplicationStatus } from '../generated/resolvers.ts';
import type { StudioApplication } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { ApplicationsApi } from './ApplicationsApi.ts';
import { methods, restMethods } from './creation-methods.ts';
import { omitNulls } from './omit-nulls.ts';

interface Context extends RequestContext {
  readonly applications: ApplicationsApi;
  readonly loaders: Pick<LoadersOf<typeof designerLoaders>, 'designers'> &
    Pick<LoadersOf<typeof catalogLoaders>, 'categories'>;
}

const statuses: Record<StudioApplication['status'], StudioApplicationStatus> = {
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  draft: 'DRAFT',
  submitted: 'SUBMITTED',
  withdrawn: 'WITHDRAWN',
};
const restStatuses: Record<StudioApplicationStatus, StudioApplication['status']> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  DRAFT: 'draft',
  SUBMITTED: 'submitted',
  WITHDRAWN: 'withdrawn',
};
type RestReason = NonNullable<StudioApplication['declineReason']>;
const reasons: Record<RestReason, ApplicationDeclineReason> = {
  incomplete: 'INCOMPLETE',
  not_seamless: 'NOT_SEAMLESS',
  range: 'RANGE',
  rights: 'RIGHTS',
  technique: 'TECHNIQUE',
};
const restReasons: Record<ApplicationDeclineReason, RestReason> = {
  INCOMPLETE: 'incomplete',
  NOT_SEAMLESS: 'not_seamless',
  RANGE: 'range',
  RIGHTS: 'rights',
  TECHNIQUE: 'technique',
};

const stepErrors = ['IllegalTransitionError', 'VersionConflictError'] as const;
const savingErrors = ['EmailUnconfirmedError', ...stepErrors, 'ValidationError'] as const;
const slugErrors = ['AlreadyTakenError', ...stepErrors, 'ValidationError'] as const;

/** Resolvers for studio applications and decisions on them. */
export const applicationResolvers: Resolvers<Context> = {
  Query: {
    studioApplication: (_root, _args, { applications, isSignedIn }) => (isSignedIn ? applications.own() : null),
    studioApplications: async (_root, { status, page, limit }, { applications }) => {
      const query = { page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE };
      const found = await applications.list(status ? { ...query, status: restStatuses[status] } : query);
      return { items: found.applications, pageInfo: pageInfo(found.pagination) };
    },
    studioApplicationById: (_root, { id }, { applications }) => applications.byId(id),
  },
  Mutation: {
    saveStudioApplication: async (_root, { input }, { applications }) => {
      const { creationMethods, ...values } = input;
      const draft = {
        ...omitNulls(values),
        ...(creationMethods && { creationMethods: creationMethods.map((each) => restMethods[each]) }),
      };
      const { data, errors } = await outcomeOf(applications.save(draft), { expects: savingErrors });
      return { application: data, errors };
    },
    removeApplicationSample: async (_root, { input }, { applications }) => {
      const expects = ['IllegalTransitionError', 'NotFoundError'] as const;
      const rules = { expects, fields: { NotFoundError: 'sampleId' } };
      const { data, errors } = await outcomeOf(applications.removeSample(input.sampleId), rules);
      return { application: data, errors };
    },
    submitStudioApplication: async (_root, { input }, { applications }) => {
      const { data, errors } = await outcomeOf(applications.submit(input.version), {
        expects: [...slugErrors, 'SwitchedOffError'],
      });
      return { application: data, errors };
    },
    withdrawStudioApplication: async (_root, _args, { applications }) => {
      const { data, errors } = await outcomeOf(applications.withdraw(), { expects: ['IllegalTransitionError'] });
      return { application: data, errors };
    },
    acceptStudioApplication: async (_root, { input }, { applications }) => {
      const { applicationId, version, note } = input;
      const rules = {
        expects: [...slugErrors, 'NotFoundError'],
        fields: { NotFoundError: 'applicationId' },
      } as const;
      const accepting = applications.accept(applicationId, { version, ...omitNulls({ note }) });
      const { data, errors } = await outcomeOf(accepting, rules);
      return { application: data, errors };
    },
    declineStudioApplication: async (_root, { input }, { applications }) => {
      const { applicationId, version, reason, note, mayReapplyAt } = input;
      const expects = [...stepErrors, 'NotFoundError', 'ValidationError'] as const;
      const refusal = { version, note, reason: restReasons[reason], ...omitNulls({ mayReapplyAt }) };
      const declining = applications.decline(applicationId, refusal);
      const { data, errors } = await outcomeOf(declining, { expects, fields: { NotFoundError: 'applicationId' } });
      return { application: data, errors };
    },
  },
  StudioApplication: {
    status: ({ status }) => statuses[status],
    category: ({ categoryId }, _args, { loaders }) =>
      categoryId === null ? null : loaders.categories.load(categoryId),
    creationMethods: ({ creationMethods }) => creationMethods.map((each) => methods[each]),
    problems: ({ problems }) => problems.map(({ path, message }) => ({ message, path: [path] })),
    declineReason: ({ declineReason }) => declineReason && reasons[declineReason],
    studio: ({ studioId }, _args, { loaders }) => (studioId === null ? null : loaders.designers.load(studioId)),
    transitions: ({ transitions }) =>
      transitions.map((each) => ({ ...each, from: each.from && statuses[each.from], to: statuses[each.to] })),
  },
  VersionConflictError: { currentVersion: ({ problem }) => Number(problem['currentVersion']) },
};
