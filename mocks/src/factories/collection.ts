import type { Asset, ShopCollection } from '../generated/resolvers.ts';

/** A shop collection of the mocked shop with its patterns. */
interface MockCollection extends Pick<ShopCollection, 'slug' | 'title' | 'kind' | 'season'> {
  readonly holds: (asset: Asset, index: number) => boolean;
}

const COLLECTIONS: readonly MockCollection[] = [
  curated('signature', 'Signature Series', (asset) => asset.role === 'HERO'),
  computed('limited', 'Limited Editions', (asset) => asset.endsAt !== null),
  curated('collaborations', 'Designer Collaborations', (_asset, index) => index % 3 === 1),
  { ...curated('seasonal', 'Seasonal Exclusives', (_asset, index) => index % 4 === 2), season: 'AUTUMN' },
  computed('premium', 'Premium Designs', (asset) => asset.isPremium),
  computed('trending', 'Trending Now', (_asset, index) => index % 2 === 0),
  computed('new', 'New Arrivals', (asset) => asset.isNew),
  curated('luxury', 'Luxury', (_asset, index) => index % 5 === 3),
  curated('featured', 'Editor’s Selection', (_asset, index) => index % 2 === 1),
];

function curated(slug: string, title: string, holds: MockCollection['holds']): MockCollection {
  return { slug, title, kind: 'CURATED', season: null, holds };
}

function computed(slug: string, title: string, holds: MockCollection['holds']): MockCollection {
  return { slug, title, kind: 'COMPUTED', season: null, holds };
}

/** Returns the patterns of a collection in its own order; none for an unknown slug. */
export function membersOf(slug: string, assets: readonly Asset[]): readonly Asset[] {
  const collection = COLLECTIONS.find((each) => each.slug === slug);
  return collection ? assets.filter((asset, index) => collection.holds(asset, index)) : [];
}

/** Returns the nine collections over a catalog; their covers are all of their patterns, which the resolver limits. */
export function shopCollections(assets: readonly Asset[]): readonly ShopCollection[] {
  return COLLECTIONS.map(({ slug, title, kind, season }, index) => {
    const members = membersOf(slug, assets);
    const ends = slug === 'limited' ? members.flatMap(({ endsAt }) => endsAt ?? []).toSorted() : [];
    return {
      id: String(index + 1),
      slug,
      title,
      description: `What belongs to ${title}.`,
      kind,
      season: season ?? null,
      endsAt: ends[0] ?? null,
      assetCount: members.length,
      covers: members.slice(0, 9),
    };
  });
}
