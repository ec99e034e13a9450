import { skuOf } from '@halfdrop/domain';
import { COLOUR_NAMES } from '@halfdrop/patterns';
import { isRowId } from '../platform/database/database.ts';
import { NEW_FOR_MILLISECONDS } from '../catalog/asset-dto.ts';
import type { AssetFilter } from './catalog-search.ts';
import type { AssetFilterQuery } from './asset-queries.ts';

/** What a query string asks for, in the terms of the search. */
export function filterOf(query: AssetFilterQuery, now: Date): AssetFilter {
  const newSince = new Date(now.getTime() - NEW_FOR_MILLISECONDS);
  return {
    text: query.search ?? '',
    sku: query.assetId ? (skuOf(query.assetId) ?? 'unknown') : null,
    members: null,
    ids: query.ids.length === 0 ? null : query.ids.filter(isRowId),
    categories: query.category.map(inSmallLetters),
    subcategories: query.sub.map(inSmallLetters),
    designers: query.designers.map(inSmallLetters),
    designCollections: query.designCollections.map(inSmallLetters),
    labels: query.labels,
    newSince,
    tags: query.tags.map(inSmallLetters),
    colors: query.colors.map(colourName),
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

function inSmallLetters(text: string): string {
  return text.toLowerCase();
}

/** Colour names in any letters; an unknown one stays as it is and finds nothing. */
function colourName(text: string): string {
  return COLOUR_NAMES.find((name) => inSmallLetters(name) === inSmallLetters(text)) ?? text;
}
