import {
  can,
  MAX_PATTERN_DESCRIPTION_CHARACTERS,
  MAX_PATTERN_TAGS,
  MAX_PATTERN_TITLE_CHARACTERS,
  MAX_REVIEW_NOTE_CHARACTERS,
} from '@halfdrop/domain';
import { menuCategories } from '../factories/category.ts';
import {
  afterSubmissionStep,
  checkedSubmission,
  demoSubmissions,
  withSubmissionProblems,
} from '../factories/submission.ts';
import { queuedSubmissions } from '../factories/submission-queue.ts';
import { tileFingerprint } from '../factories/tile-fingerprint.ts';
import { reviewFigures } from '../factories/review-figures.ts';
import { submissionCopies, submissionNeighbors } from '../factories/submission-neighbor.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  SaveSubmissionError,
  SaveSubmissionOutcome,
  Submission,
  SubmissionChangeInput,
  SubmissionResolvers,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import { brokenRules } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound, versionConflict } from '../user-errors.ts';
import { studioAssetState } from './studio-assets.ts';
import { studioCollectionState } from './studio-collections.ts';
import { messageState } from './submission-messages.ts';
import { reviewMutations } from './submission-reviews.ts';
import { createSubmissionStore, type SubmissionStore } from './submission-store.ts';

interface SubmissionState {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
  readonly Submission: SubmissionResolvers;
  /** Returns how many await review or are in review. */
  readonly waitingCount: () => number;
}

/** State and resolvers of submissions and their review. */
export function submissionState(shop: Shop): SubmissionState {
  const store = createSubmissionStore([...demoSubmissions(shop.submissions), ...queuedSubmissions()]);
  const collections = studioCollectionState(shop, store);
  const assets = studioAssetState(shop, store);
  const messages = messageState(shop, store);
  return {
    Submission: assets.fields,
    waitingCount: store.waitingCount,
    queries: { ...submissionQueries(shop, store), ...collections.queries, ...assets.queries, ...messages.queries },
    mutations: {
      ...designerMutations(shop, store),
      ...reviewMutations(shop, store),
      ...collections.mutations,
      ...assets.mutations,
      ...messages.mutations,
    },
  };
}

const worksIn = ({ user }: Account, studioId: string) => can(user, 'studio.upload', { kind: 'studio', id: studioId });

/** Returns a submission of the viewer's studio. */
function ownSubmission(shop: Shop, store: SubmissionStore, context: MockContext, id: string): Submission | null {
  const viewer = signedIn(shop, context);
  const found = store.all.get(id);
  return found && worksIn(viewer, found.studioId) ? found : null;
}

/** Advances the file check: a new file is being checked at the second read, and done at the third. */
function atNextLook(submission: Submission): Submission {
  if (submission.status === 'DRAFT') return afterSubmissionStep(submission, 'CHECKING');
  return submission.status === 'CHECKING' ? withSubmissionProblems(checkedSubmission(submission)) : submission;
}

function submissionQueries(shop: Shop, store: SubmissionStore): QueryResolvers {
  return {
    studioSubmissions: (_root, { studioId, status, search, page, limit }, context) => {
      if (!worksIn(signedIn(shop, context), studioId)) return null;
      const own = [...store.all.values()].filter((each) => each.studioId === studioId);
      const words = (search ?? '').trim().toLowerCase();
      const found = own
        .filter((each) => (status ? each.status === status : each.status !== 'WITHDRAWN'))
        .filter(({ title, fileName }) => `${title} ${fileName}`.toLowerCase().includes(words));
      const counts = [...new Set(own.map((each) => each.status))].map((each) => ({
        status: each,
        count: own.filter((other) => other.status === each).length,
      }));
      const answer = { ...paged(found, page ?? 1, limit ?? 24), counts };
      for (const each of answer.items) store.keep(atNextLook(each));
      return answer;
    },
    studioTiles: (_root, { studioId }, context) => {
      if (!worksIn(signedIn(shop, context), studioId)) return null;
      return [...store.all.values()]
        .filter((each) => each.studioId === studioId && each.size !== null)
        .map(({ id, asset, title }) => ({
          submissionId: id,
          assetId: asset?.id ?? null,
          title,
          fingerprint: tileFingerprint(id),
        }));
    },
    submissionNeighbors: (_root, { submissionId }, context) => {
      shop.demand(context, 'submission.review');
      return store.all.has(submissionId) ? submissionNeighbors() : null;
    },
    submissionCopies: (_root, { submissionId }, context) =>
      ownSubmission(shop, store, context, submissionId) ? submissionCopies() : null,
    submissionReviewFigures: () => reviewFigures(shop.submissions, store.waitingCount()),
    submission: (_root, { id }, context) => {
      const found = ownSubmission(shop, store, context, id);
      if (found) store.keep(atNextLook(found));
      return found;
    },
  };
}

/** Returns the fields present in a change; null is a value for nullable fields. */
function saidIn({ title, description, tags, repeatLayout, hasExtendedLicense, creationMethod }: SubmissionChangeInput) {
  const given = { title, description, tags, repeatLayout, hasExtendedLicense, creationMethod };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
}

/** Returns the menu category of a submission after a change. */
function placeAfter({ category: before, subcategory }: Submission, change: SubmissionChangeInput) {
  const category = change.categoryId ? (menuCategories.find(({ id }) => id === change.categoryId) ?? null) : before;
  if (change.subcategoryId) {
    return { category, subcategory: category?.children?.find(({ id }) => id === change.subcategoryId) ?? null };
  }
  const isKept = category === before && change.subcategoryId === undefined;
  return { category, subcategory: isKept ? subcategory : null };
}

function changedSubmission(before: Submission, change: SubmissionChangeInput): Submission {
  const { repeatMillimeters = before.repeatMillimeters } = change;
  const said = { ...before, ...saidIn(change), ...placeAfter(before, change), repeatMillimeters };
  const saved = withSubmissionProblems({ ...said, version: before.version + 1 });
  const isLaidAnew = saved.repeatLayout !== before.repeatLayout && before.status !== 'DRAFT';
  return isLaidAnew && before.status !== 'CHECKING' ? afterSubmissionStep(saved, 'CHECKING') : saved;
}

function designerMutations(shop: Shop, store: SubmissionStore) {
  function outcomeOf(studioId: string, change: SubmissionChangeInput): SaveSubmissionOutcome {
    const { submissionId, version } = change;
    const refused = (...errors: SaveSubmissionError[]) => ({ submissionId, submission: null, errors });
    const found = store.all.get(submissionId);
    if (!found || found.studioId !== studioId) return refused(notFound('submissionId'));
    if (!store.isEditable(found)) return refused(illegalTransition);
    if (found.version !== version) return refused(versionConflict(found.version));
    return { submissionId, submission: store.keep(changedSubmission(found, change)), errors: [] };
  }

  return {
    saveSubmissions: (_root, { input: { studioId, changes } }, context) => {
      if (!worksIn(signedIn(shop, context), studioId)) return { outcomes: null, errors: [notFound('studioId')] };
      const errors = changes.flatMap(({ title, description, tags }, index) =>
        brokenRules([
          [(title ?? '').length <= MAX_PATTERN_TITLE_CHARACTERS, `changes.${index}.title`, 'The title is too long'],
          [
            (description ?? '').length <= MAX_PATTERN_DESCRIPTION_CHARACTERS,
            `changes.${index}.description`,
            'The description is too long',
          ],
          [(tags ?? []).length <= MAX_PATTERN_TAGS, `changes.${index}.tags`, `At most ${MAX_PATTERN_TAGS} tags`],
        ]),
      );
      if (errors.length > 0) return { outcomes: null, errors };
      return { outcomes: changes.map((change) => outcomeOf(studioId, change)), errors };
    },
    submitSubmission: (_root, { input }, context) => {
      const found = ownSubmission(shop, store, context, input.submissionId);
      if (!found) return { submission: null, errors: [notFound('submissionId')] };
      if (found.version !== input.version) return { submission: null, errors: [versionConflict(found.version)] };
      const errors = found.problems.map((each) => ({ ...each, __typename: 'ValidationError' as const }));
      if (errors.length > 0) return { submission: null, errors };
      if (!store.allows(found, 'SUBMITTED')) return { submission: null, errors: [illegalTransition] };
      const note = (input.note ?? '').trim() || null;
      return { submission: store.keep(afterSubmissionStep(found, 'SUBMITTED', { note })), errors };
    },
    withdrawSubmission: (_root, { input }, context) => {
      const found = ownSubmission(shop, store, context, input.submissionId);
      if (!found) return { submission: null, errors: [notFound('submissionId')] };
      if (!store.allows(found, 'WITHDRAWN')) return { submission: null, errors: [illegalTransition] };
      return { submission: store.keep(afterSubmissionStep(found, 'WITHDRAWN')), errors: [] };
    },
    appealSubmission: (_root, { input }, context) => {
      const found = ownSubmission(shop, store, context, input.submissionId);
      if (!found) return { submission: null, errors: [notFound('submissionId')] };
      const note = input.words.trim();
      const isOfLength = note !== '' && note.length <= MAX_REVIEW_NOTE_CHARACTERS;
      const errors = brokenRules([[isOfLength, 'words', `Say why, in 1 to ${MAX_REVIEW_NOTE_CHARACTERS} characters`]]);
      if (errors.length > 0) return { submission: null, errors };
      const mayAppeal = found.appeal === null && store.allows(found, 'APPEALED');
      if (!mayAppeal) return { submission: null, errors: [illegalTransition] };
      return { submission: store.keep(afterSubmissionStep(found, 'APPEALED', { note })), errors };
    },
  } satisfies MutationResolvers;
}
