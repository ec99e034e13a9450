import type { MockAsset } from '../factories/asset.ts';
import { designers } from '../factories/designer.ts';
import { unauthenticated } from '../failures.ts';
import type {
  Designer,
  DesignerCollection,
  DesignerFilter,
  DesignerResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';
import { filteredEntries } from './catalog.ts';
import { followDigestState } from './follow-digest.ts';

/** Chips of the studio directory, with their categories. */
const CHIPS: ReadonlyArray<readonly [label: string, categorySlug: string]> = [
  ['Contemporary', 'contemporary'],
  ['Geometric', 'geometric'],
  ['Vintage', 'vintage-heritage'],
  ['Nature', 'nature-organic'],
  ['Minimalist', 'minimalist'],
  ['Abstract', 'abstract-art'],
];

const byKey = (key: string): Designer | null =>
  designers.find(({ slug, number }) => slug === key || String(number) === key) ?? null;

function matches(designer: Designer, { search, category, isFeatured, numbers }: DesignerFilter): boolean {
  const words = search?.trim().toLowerCase() ?? '';
  const categorySlug = CHIPS.find(([label]) => label === category)?.[1] ?? category;
  return (
    (designer.name.toLowerCase().includes(words) || designer.specialty.toLowerCase().includes(words)) &&
    (!categorySlug || designer.category.slug === categorySlug) &&
    (isFeatured ?? designer.isFeatured) === designer.isFeatured &&
    (!numbers || numbers.length === 0 || numbers.includes(designer.number))
  );
}

function chipsFor(filter: DesignerFilter) {
  const found = designers.filter((designer) => matches(designer, { ...filter, category: null }));
  return CHIPS.map(([label, categorySlug]) => ({
    value: label,
    label,
    count: found.filter(({ category }) => category.slug === categorySlug).length,
  }));
}

function assetsOf(shop: Shop, designer: Pick<Designer, 'id'>): MockAsset[] {
  return shop.catalog.map(({ asset }) => asset).filter((asset) => asset.designer.id === designer.id);
}

function collectionsOf(shop: Shop, designer: Designer): DesignerCollection[] {
  const found = new Map<string, DesignerCollection>();
  for (const asset of assetsOf(shop, designer)) {
    if (!asset.collection) continue;
    const { id, name } = asset.collection;
    const before = found.get(id);
    const covers = [...(before?.covers ?? []), asset];
    const description = `What goes with ${name}.`;
    found.set(id, { collection: asset.collection, description, assetCount: covers.length, covers });
  }
  return [...found.values()].map((each) => ({ ...each, covers: each.covers?.slice(0, 4) ?? null }));
}

/** Resolvers of the studio directory, studio pages, and the studios of a filter's patterns. */
function designerQueries(shop: Shop): QueryResolvers {
  return {
    designers: (_root, { filter, page, limit }) => {
      const asked = filter ?? {};
      const found = designers.filter((designer) => matches(designer, asked));
      const inOrder = found.toSorted(
        (left, right) => Number(right.isFeatured) - Number(left.isFeatured) || right.downloadCount - left.downloadCount,
      );
      return { ...paged(inOrder, page ?? 1, limit ?? 24), categories: chipsFor(asked) };
    },
    designer: (_root, { key }) => byKey(key),
    designerCollections: (_root, { key }) => {
      const designer = byKey(key);
      return designer && collectionsOf(shop, designer);
    },
    designerStats: () => ({
      designerCount: designers.length,
      assetCount: shop.catalog.length,
      rating: shop.catalog.length === 0 ? null : 4.47,
      ratingCount: shop.catalog.length * 10,
    }),
    assetDesigners: (_root, { filter }) => {
      const matching = filteredEntries(shop, filter ?? {}).map(({ asset }) => asset);
      const found = matching.toSorted((left, right) => right.publishedAt.localeCompare(left.publishedAt));
      const shares = designers.map((designer) => {
        const own = found.filter((asset) => asset.designer.id === designer.id);
        return { designer, assetCount: own.length, cover: own[0] ?? null };
      });
      return shares
        .filter(({ assetCount }) => assetCount > 0)
        .toSorted((left, right) => right.assetCount - left.assetCount);
    },
  };
}

/** State and resolvers of studios, follows, and the follow digest. */
export function designerState(shop: Shop): {
  Designer: DesignerResolvers;
  queries: QueryResolvers;
  mutations: MutationResolvers;
} {
  const digest = followDigestState(shop);
  const follows = new Set<string>();
  const keyOf = (context: MockContext | undefined, id: string) => {
    const account = shop.viewer(context);
    return account && `${account.user.id} ${id}`;
  };
  const change = (context: MockContext | undefined, id: string, isFollowed: boolean) => {
    const key = keyOf(context, id);
    if (key === null) throw unauthenticated();
    const designer = designers.find((each) => each.id === id);
    if (!designer) {
      const message = 'Designer not found';
      return { designer: null, errors: [{ __typename: 'NotFoundError' as const, message, path: ['designerId'] }] };
    }
    if (isFollowed) follows.add(key);
    else follows.delete(key);
    return { designer, errors: [] };
  };

  return {
    Designer: {
      assetCount: (designer) => assetsOf(shop, designer).length,
      avatar: (designer) => assetsOf(shop, designer).at(-1) ?? null,
      covers: (designer) => assetsOf(shop, designer).slice(0, 3),
      followerCount: ({ id, followerCount }) =>
        followerCount + [...follows].filter((key) => key.endsWith(` ${id}`)).length,
      viewerIsFollowing: ({ id }, _args, context) => {
        const key = keyOf(context, id);
        return key === null ? null : follows.has(key);
      },
    },
    queries: { ...designerQueries(shop), ...digest.queries },
    mutations: {
      ...digest.mutations,
      followDesigner: (_root, { input }, context) => change(context, input.designerId, true),
      unfollowDesigner: (_root, { input }, context) => change(context, input.designerId, false),
    },
  };
}
