import type { HomePageQuery } from './HomePage.query.generated.ts';

/** A pattern of the trending list. */
export type TrendingAsset = HomePageQuery['trending']['items'][number];

/** A shelf with the most popular pattern on it. */
export interface Collection {
  readonly slug: string;
  readonly name: string;
  readonly cover: TrendingAsset;
}

/** The shelves of the most downloaded patterns, each once, in that order. */
export function collectionsOf(assets: readonly TrendingAsset[], most: number): readonly Collection[] {
  const covers = new Map<string, Collection>();
  for (const asset of assets) {
    const { slug, name } = asset.category;
    if (!covers.has(slug)) covers.set(slug, { slug, name, cover: asset });
  }
  return [...covers.values()].slice(0, most);
}
