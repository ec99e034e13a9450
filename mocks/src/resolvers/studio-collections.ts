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

/** The collection of drafts that each studio of the mocked shop begins with. */
const DRAFTS = 'collection-drafts';

const toDraft = ({ id, title, status, pictureUrl }: Submission): StudioPattern => ({
  id,
  title,
  status,
  asset: null,
  pictureUrl,
});

/** The design collections of studios as those see them who work there, with a state of their own. */
export function studioCollectionState(shop: Shop, store: SubmissionStore) {
  const kept = new Map<string, StudioCollections>();
  let made = 0;

  /** Drafts first, then what is on sale. */
  function patternsOf(studioId: string): StudioPattern[] {
    const drafts = [...store.all.values()].filter(
      (each) => each.studioId === studioId && each.status !== 'APPROVED' && each.status !== 'WITHDRAWN',
    );
    const assets = shop.catalog.map(({ asset }) => asset).filter(({ designer }) => designer.id === studioId);
    const onSale = assets.map((asset) => ({
      ...{ id: asset.id, title: asset.title, status: 'APPROVED' as const },
      ...{ asset, pictureUrl: null },
    }));
    return [...drafts.map(toDraft), ...onSale];
  }

  function collectionsOf(studioId: string): StudioCollections {
    const found = kept.get(studioId) ?? { id: studioId, collections: startingCollections(patternsOf(studioId)) };
    kept.set(studioId, found);
    return found;
  }

  function own(context: MockContext, studioId: string): StudioCollections | null {
    const { user } = signedIn(shop, context);
    return can(user, 'studio.upload', { kind: 'studio', id: studioId }) ? collectionsOf(studioId) : null;
  }

  function keep(id: string, collections: readonly StudioCollection[]) {
    const studioCollections = { id, collections: [...collections] };
    kept.set(id, studioCollections);
    return { studioCollections, errors: [] };
  }

  function saved(input: SaveStudioCollectionInput, before: StudioCollection | undefined): StudioCollection {
    made += before ? 0 : 1;
    const { name, description, patterns } = input;
    const all = patternsOf(input.studioId);
    const placed = patterns.flatMap(({ patternId, role }) => {
      const pattern = all.find(({ id }) => id === patternId);
      return pattern ? [{ role, pattern }] : [];
    });
    const cover = placed.find(({ pattern }) => pattern.id === input.coverId) ?? placed[0];
    return {
      id: before?.id ?? `collection-new-${made}`,
      slug: before?.slug ?? slugOf(name),
      ...{ name: name.trim(), description: description.trim() },
      coverId: cover?.pattern.id ?? null,
      patterns: placed,
      version: (before?.version ?? 0) + 1,
    };
  }

  return {
    queries: {
      studioCollections: (_root, { studioId }, context) => own(context, studioId),
      studioLoosePatterns: (_root, { studioId, search, page, limit }, context) => {
        const found = own(context, studioId);
        if (!found) return null;
        const placed = new Set(found.collections.flatMap(({ patterns }) => patterns.map(({ pattern: { id } }) => id)));
        const words = (search ?? '').trim().toLowerCase();
        const loose = patternsOf(studioId).filter(
          ({ id, title }) => !placed.has(id) && title.toLowerCase().includes(words),
        );
        return paged(loose, page ?? 1, limit ?? 24);
      },
    } satisfies QueryResolvers,
    mutations: {
      saveStudioCollection: (_root, { input }, context) => {
        const refused = { studioCollections: null };
        const found = own(context, input.studioId);
        const before = found?.collections.find(({ id }) => id === input.collectionId);
        if (!found || (input.collectionId && !before)) return { ...refused, errors: [notFound('collectionId')] };
        if (before && before.version !== input.version) {
          return { ...refused, errors: [versionConflict(before.version)] };
        }
        const others = found.collections.filter((each) => each !== before);
        const isFree = !others.some(({ name }) => name.toLowerCase() === input.name.trim().toLowerCase());
        const errors = brokenRules([
          fieldRule('name', CollectionNameField, input.name),
          [isFree, 'name', 'The studio has a collection of this name'],
          fieldRule('description', CollectionDescriptionField, input.description),
        ]);
        if (errors.length > 0) return { ...refused, errors };
        const collection = saved(input, before);
        const ids = new Set(input.patterns.map(({ patternId }) => patternId));
        const left = (each: StudioCollection) => ({
          ...each,
          patterns: each.patterns.filter(({ pattern }) => !ids.has(pattern.id)),
        });
        const after = found.collections.map((each) => (each === before ? collection : left(each)));
        return keep(input.studioId, before ? after : [...after, collection]);
      },
      removeStudioCollection: (_root, { input }, context) => {
        const found = own(context, input.studioId);
        const isThere = found?.collections.some(({ id }) => id === input.collectionId);
        if (!found || !isThere) return { studioCollections: null, errors: [notFound('collectionId')] };
        return keep(
          input.studioId,
          found.collections.filter(({ id }) => id !== input.collectionId),
        );
      },
      orderStudioCollections: (_root, { input }, context) => {
        const found = own(context, input.studioId);
        if (!found) return { studioCollections: null, errors: [notFound('collectionIds')] };
        const named = input.collectionIds.flatMap((id) => found.collections.filter((each) => each.id === id));
        return keep(input.studioId, [...named, ...found.collections.filter((each) => !named.includes(each))]);
      },
    } satisfies MutationResolvers,
  };
}

/** The collections of the shop that hold patterns of a studio, and one of its drafts. */
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
