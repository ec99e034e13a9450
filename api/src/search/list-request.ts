import { skuOf } from '@halfdrop/domain';
import { COLOR_NAMES } from '@halfdrop/patterns';
import { isRowId } from '../platform/database/database.ts';
import { NEW_FOR_MILLISECONDS } from '../catalog/asset-dto.ts';
import type { AssetFilter } from './asset-filter.ts';
import type { AssetFilterQuery } from './asset-queries.ts';

/** Converts query parameters to a search filter. */
export function filterOf(query: AssetFilterQuery, now: Date): AssetFilter {
  const newSince = new Date(now.getTime() - NEW_FOR_MILLISECONDS);
  return {
    text: query.search ?? '',
    sku: query.assetId ? (skuOf(query.assetId) ?? 'unknown') : null,
    members: null,
    ids: query.ids.length === 0 ? null : query.ids.filter(isRowId),
    excluded: [],
    categories: query.category.map(inLowercase),
    subcategories: query.sub.map(inLowercase),
    designers: query.designers.map(inLowercase),
    designCollections: query.designCollections.map(inLowercase),
    labels: query.labels,
    newSince,
    tags: query.tags.map(inLowercase),
    colors: query.colors.map(colorName),
    orientations: query.orientations,
    licenses: query.licenses,
    repeats: query.repeats,
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    isFree: query.free ?? null,
    isPremium: query.premium ?? null,
    publishedAfter: query.new === true ? newSince : null,
  };
}

function inLowercase(text: string): string {
  return text.toLowerCase();
}

/** Normalizes the case of a color name; an unknown one is kept and matches nothing. */
function colorName(text: string): string {
  return COLOR_NAMES.find((name) => inLowercase(name) === inLowercase(text)) ?? text;
}
