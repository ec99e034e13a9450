import {
  isOpenApplication,
  isReapplicationDate,
  MAX_APPLICATION_NOTE_CHARACTERS,
  mayBecome,
  reapplicationFrom,
  type ApplicationStatus,
} from '@halfdrop/domain';
import { menuCategories } from '../factories/category.ts';
import { designers } from '../factories/designer.ts';
import {
  afterStep,
  APPLICATION_NOW,
  blankApplication,
  demoApplication,
  queuedApplications,
  withProblems,
} from '../factories/studio-application.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  StudioApplication,
  StudioApplicationStatus,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound, versionConflict } from '../user-errors.ts';

const statuses: Record<StudioApplicationStatus, ApplicationStatus> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  DRAFT: 'draft',
  SUBMITTED: 'submitted',
  WITHDRAWN: 'withdrawn',
};

/** Returns whether an application may change status, according to the shared transition table. */
const allows = (application: StudioApplication, to: StudioApplicationStatus) =>
  mayBecome(statuses[application.status], statuses[to]);

const isOpen = (application: StudioApplication) => isOpenApplication(statuses[application.status]);

/** The applications of one mocked shop: those of its accounts, and those awaiting a decision. */
interface Applications {
  /** The latest application of each account. */
  readonly own: Map<string, StudioApplication>;
  readonly queue: StudioApplication[];
}

/** State and resolvers of studio applications. */
export function applicationState(shop: Shop): { queries: QueryResolvers; mutations: MutationResolvers } {
  const applications: Applications = { own: new Map(), queue: queuedApplications() };
  const demo = shop.accounts[0];
  if (demo && shop.application) applications.own.set(demo.user.id, demoApplication(shop.application));
  return {
    queries: applicationQueries(shop, applications),
    mutations: { ...applicantMutations(shop, applications), ...deciderMutations(shop, applications) },
  };
}

function applicationQueries(shop: Shop, { own, queue }: Applications): QueryResolvers {
  return {
    studioApplication: (_root, _args, context) => own.get(shop.viewer(context)?.user.id ?? '') ?? null,
    studioApplications: (_root, { status, page, limit }, context) => {
      shop.demand(context, 'application.decide');
      const found = queue.filter((each) => !status || each.status === status);
      return paged(found, page ?? 1, limit ?? 24);
    },
    studioApplicationById: (_root, { id }, context) => {
      shop.demand(context, 'application.decide');
      return queue.find((each) => each.id === id) ?? null;
    },
  };
}

function applicantMutations(shop: Shop, { own }: Applications) {
  const keep = (userId: string, application: StudioApplication) => {
    own.set(userId, application);
    return { application, errors: [] };
  };
  return {
    saveStudioApplication: (_root, { input }, context) => {
      const { id } = signedIn(shop, context).user;
      const last = own.get(id);
      const begun = blankApplication(`application-${own.size + 1}`);
      if (last && last.status === 'SUBMITTED') return { application: null, errors: [illegalTransition] };
      const draft = last && isOpen(last) ? last : { ...begun, version: 0 };
      if (draft.version > 0 && input.version !== draft.version) {
        return { application: null, errors: [versionConflict(draft.version)] };
      }
      const { categoryId, ...typed } = input;
      const said = Object.fromEntries(
        Object.entries(typed).filter(([, value]) => value !== null && value !== undefined),
      );
      const category = categoryId ? (menuCategories.find((each) => each.id === categoryId) ?? null) : draft.category;
      return keep(id, withProblems({ ...draft, ...said, category, version: draft.version + 1 }));
    },
    removeApplicationSample: (_root, { input }, context) => {
      const { id } = signedIn(shop, context).user;
      const draft = own.get(id);
      if (!draft?.samples.some((sample) => sample.id === input.sampleId)) {
        return { application: null, errors: [notFound('sampleId')] };
      }
      if (draft.status !== 'DRAFT') return { application: null, errors: [illegalTransition] };
      const samples = draft.samples.filter((sample) => sample.id !== input.sampleId);
      return keep(id, withProblems({ ...draft, samples, version: draft.version + 1 }));
    },
    submitStudioApplication: (_root, { input }, context) => {
      const { id } = signedIn(shop, context).user;
      const draft = own.get(id);
      if (!draft || !allows(draft, 'SUBMITTED')) return { application: null, errors: [illegalTransition] };
      if (draft.version !== input.version) return { application: null, errors: [versionConflict(draft.version)] };
      const errors = draft.problems.map((each) => ({ ...each, __typename: 'ValidationError' as const }));
      return errors.length > 0 ? { application: null, errors } : keep(id, afterStep(draft, 'SUBMITTED'));
    },
    withdrawStudioApplication: (_root, _args, context) => {
      const { id } = signedIn(shop, context).user;
      const last = own.get(id);
      if (!last || !allows(last, 'WITHDRAWN')) return { application: null, errors: [illegalTransition] };
      return keep(id, afterStep(last, 'WITHDRAWN'));
    },
  } satisfies MutationResolvers;
}

function deciderMutations(shop: Shop, { queue }: Applications) {
  /** Returns the application to decide, or the error explaining why it cannot be decided. */
  const decidable = (input: { applicationId: string; version: number }, to: StudioApplicationStatus) => {
    const found = queue.find((each) => each.id === input.applicationId);
    if (!found) return { found: null, errors: [notFound('applicationId')] };
    if (!allows(found, to)) return { found: null, errors: [illegalTransition] };
    if (found.version !== input.version) return { found: null, errors: [versionConflict(found.version)] };
    return { found, errors: [] };
  };
  const keep = (application: StudioApplication) => {
    queue.splice(
      queue.findIndex((each) => each.id === application.id),
      1,
      application,
    );
    return { application, errors: [] };
  };
  return {
    acceptStudioApplication: (_root, { input }, context) => {
      shop.demand(context, 'application.decide');
      const { found, errors } = decidable(input, 'ACCEPTED');
      if (!found) return { application: null, errors };
      return keep({ ...afterStep(found, 'ACCEPTED', { note: input.note ?? null }), studio: designers[5] ?? null });
    },
    declineStudioApplication: (_root, { input }, context) => {
      shop.demand(context, 'application.decide');
      const note = input.note.trim();
      const now = new Date(APPLICATION_NOW);
      const mayReapplyAt = input.mayReapplyAt ? new Date(input.mayReapplyAt) : reapplicationFrom(now);
      const broken = brokenRules([
        [note !== '', 'note', 'Say what to do'],
        [note.length <= MAX_APPLICATION_NOTE_CHARACTERS, 'note', 'The note is too long'],
        [isReapplicationDate(mayReapplyAt, now), 'mayReapplyAt', 'Choose a date within a year'],
      ]);
      if (broken.length > 0) return { application: null, errors: broken };
      const { found, errors } = decidable(input, 'DECLINED');
      if (!found) return { application: null, errors };
      const declined = afterStep(found, 'DECLINED', { note });
      return keep({ ...declined, declineReason: input.reason, mayReapplyAt: mayReapplyAt.toISOString() });
    },
  } satisfies MutationResolvers;
}
