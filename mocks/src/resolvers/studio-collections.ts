import { can, CollectionDescriptionField, CollectionNameField } from '@halfdrop/domain';
import { slugOf } from '../factories/category.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  SaveStudioCollectionInput,
  StudioCollection,
  StudioCollections,
  StudioPattern,
  Submission,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound, versionConflict } from '../user-errors.ts';
import type { SubmissionStore } from './submission-store.ts';

/** The collection of drafts each studio of the mocked shop starts with. */
const DRAFTS = 'collection-drafts';

const toDraft = ({ id, title, status, pictureUrl }: Submission): StudioPattern => ({
  id,
  title,
  status,
  asset: null,
  pictureUrl,
});

/** The studio collections of the mocked shop. */
interface CollectionStore {
  /** Drafts first, then patterns on sale. */
  patternsOf(studioId: string): StudioPattern[];
  /** Returns the collections of a studio the viewer works in. */
  own(context: MockContext, studioId: string): StudioCollections | null;
  keep(id: string, collections: readonly StudioCollection[]): { studioCollections: StudioCollections; errors: never[] };
}

function collectionStore(shop: Shop, submissions: SubmissionStore): CollectionStore {
  const kept = new Map<string, StudioCollections>();

  function patternsOf(studioId: string): StudioPattern[] {
    const drafts = [...submissions.all.values()].filter(
      (each) => each.studioId === studioId && each.status !== 'APPROVED' && each.status !== 'WITHDRAWN',
    );
    const assets = shop.catalog.map(({ asset }) => asset).filter(({ designer }) => designer.id === studioId);
    const onSale = assets.map((asset): StudioPattern => {
      const { id, title } = asset;
      return { id, title, status: 'APPROVED', asset, pictureUrl: null };
    });
    return [...drafts.map(toDraft), ...onSale];
  }

  return {
    patternsOf,
    own(context, studioId) {
      const { user } = signedIn(shop, context);
      if (!can(user, 'studio.upload', { kind: 'studio', id: studioId })) return null;
      const found = kept.get(studioId) ?? { id: studioId, collections: startingCollections(patternsOf(studioId)) };
      kept.set(studioId, found);
      return found;
    },
    keep(id, collections) {
      const studioCollections = { id, collections: [...collections] };
      kept.set(id, studioCollections);
      return { studioCollections, errors: [] };
    },
  };
}

/** State and resolvers of design collections as seen by members of the studio. */
export function studioCollectionState(shop: Shop, submissions: SubmissionStore) {
  const store = collectionStore(shop, submissions);
  return { queries: collectionQueries(store), mutations: collectionMutations(store) };
}

function collectionQueries(store: CollectionStore) {
  return {
    studioCollections: (_root, { studioId }, context) => store.own(context, studioId),
    studioLoosePatterns: (_root, { studioId, search, page, limit }, context) => {
      const found = store.own(context, studioId);
      if (!found) return null;
      const placed = new Set(found.collections.flatMap(({ patterns }) => patterns.map(({ pattern: { id } }) => id)));
      const words = (search ?? '').trim().toLowerCase();
      const loose = store
        .patternsOf(studioId)
        .filter(({ id, title }) => !placed.has(id) && title.toLowerCase().includes(words));
      return paged(loose, page ?? 1, limit ?? 24);
    },
  } satisfies QueryResolvers;
}

function collectionMutations(store: CollectionStore) {
  return {
    saveStudioCollection: (_root, { input }, context) => {
      const found = store.own(context, input.studioId);
      const before = found?.collections.find(({ id }) => id === input.collectionId);
      const refused = { studioCollections: null };
      if (!found || (input.collectionId && !before)) return { ...refused, errors: [notFound('collectionId')] };
      if (before && before.version !== input.version) {
        return { ...refused, errors: [versionConflict(before.version)] };
      }
      const others = found.collections.filter((each) => each !== before);
      const errors = brokenIn(input, others);
      if (errors.length > 0) return { ...refused, errors };
      const collection = savedCollection(input, before, store.patternsOf(input.studioId));
      const ids = new Set(input.patterns.map(({ patternId }) => patternId));
      const after = found.collections.map((each) => (each === before ? collection : without(each, ids)));
      return store.keep(input.studioId, before ? after : [...after, collection]);
    },
    removeStudioCollection: (_root, { input: { studioId, collectionId } }, context) => {
      const found = store.own(context, studioId);
      const left = found?.collections.filter(({ id }) => id !== collectionId);
      const isThere = left !== undefined && left.length < (found?.collections.length ?? 0);
      return isThere ? store.keep(studioId, left) : { studioCollections: null, errors: [notFound('collectionId')] };
    },
    orderStudioCollections: (_root, { input }, context) => {
      const found = store.own(context, input.studioId);
      if (!found) return { studioCollections: null, errors: [notFound('collectionIds')] };
      const named = input.collectionIds.flatMap((id) => found.collections.filter((each) => each.id === id));
      return store.keep(input.studioId, [...named, ...found.collections.filter((each) => !named.includes(each))]);
    },
  } satisfies MutationResolvers;
}

function brokenIn({ name, description }: SaveStudioCollectionInput, others: readonly StudioCollection[]) {
  const isFree = !others.some((each) => each.name.toLowerCase() === name.trim().toLowerCase());
  return brokenRules([
    fieldRule('name', CollectionNameField, name),
    [isFree, 'name', 'The studio already has a collection with this name'],
    fieldRule('description', CollectionDescriptionField, description),
  ]);
}

/** Removes patterns from a collection: a pattern belongs to one collection, so adding it to another removes it here. */
function without(collection: StudioCollection, ids: ReadonlySet<string>): StudioCollection {
  return { ...collection, patterns: collection.patterns.filter(({ pattern }) => !ids.has(pattern.id)) };
}

function savedCollection(
  { name, description, patterns, coverId }: SaveStudioCollectionInput,
  before: StudioCollection | undefined,
  all: readonly StudioPattern[],
): StudioCollection {
  const placed = patterns.flatMap(({ patternId, role }) => {
    const pattern = all.find(({ id }) => id === patternId);
    return pattern ? [{ role, pattern }] : [];
  });
  const cover = placed.find(({ pattern }) => pattern.id === coverId) ?? placed[0];
  const slug = before?.slug ?? slugOf(name);
  return {
    id: before?.id ?? `collection-${slug}`,
    slug,
    name: name.trim(),
    description: description.trim(),
    coverId: cover?.pattern.id ?? null,
    patterns: placed,
    version: (before?.version ?? 0) + 1,
  };
}

/** Returns the initial collections of a studio: the shop's that hold its patterns, and one of drafts. */
function startingCollections(patterns: readonly StudioPattern[]): StudioCollection[] {
  const collections = new Map<string, StudioCollection>();
  for (const pattern of patterns) {
    const { collection, role } = pattern.asset ?? {};
    if (!collection || !role) continue;
    const before = collections.get(collection.id) ?? startingCollection(collection, pattern.id);
    collections.set(collection.id, { ...before, patterns: [...before.patterns, { role, pattern }] });
  }
  const drafts = patterns.filter(({ status }) => status === 'READY' || status === 'SUBMITTED');
  const first = { id: DRAFTS, slug: 'from-the-loom', name: 'From the loom' };
  const fromTheLoom = {
    ...startingCollection(first, drafts[0]?.id ?? null),
    patterns: drafts.map((pattern, index) => ({
      role: index === 0 ? ('HERO' as const) : ('COORDINATE' as const),
      pattern,
    })),
  };
  return drafts.length === 0 ? [...collections.values()] : [fromTheLoom, ...collections.values()];
}

function startingCollection(
  { id, slug, name }: Pick<StudioCollection, 'id' | 'slug' | 'name'>,
  coverId: string | null,
): StudioCollection {
  return { id, slug, name, description: `What goes with ${name}.`, coverId, patterns: [], version: 1 };
}
