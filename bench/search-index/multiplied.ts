import type { AssetFacts } from '../../api/src/search/feed/asset-facts.ts';
import type { IndexSource } from '../../api/src/search/feed/index-source.repository.ts';

const SKUS = 2_000_000;
const MINUTE = 60_000;

/**
 * Returns a source whose catalog is a multiple of the original: each asset is repeated with different numbers and
 * dates.
 */
export function multiplied(source: IndexSource, times: number): IndexSource {
  return {
    ...source,
    readAll: (take) =>
      source.readAll(async (assets, mark) => {
        for (let copy = 0; copy < times; copy++)
          await take(
            assets.map((asset) => copied(asset, copy)),
            mark,
          );
      }),
  };
}

function copied(asset: AssetFacts, copy: number): AssetFacts {
  if (copy === 0) return asset;
  return {
    ...asset,
    id: `${copy.toString(16).padStart(8, '0')}${asset.id.slice(8)}`,
    sku: asset.sku + copy * SKUS,
    popularity: Math.floor(asset.popularity / (copy + 1)),
    publishedAt: asset.publishedAt - copy * MINUTE,
    words: new Map(
      [...asset.words].map(([word, fields]) => [
        word === String(asset.sku) ? `${asset.sku + copy * SKUS}` : word,
        fields,
      ]),
    ),
  };
}
