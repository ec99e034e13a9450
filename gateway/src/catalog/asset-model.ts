import { previewAddresses, previewBaseUrl, sharePictureAddress, unitBaseUrl } from '@halfdrop/domain';
import type { GraphQLResolveInfo } from 'graphql';
import type { Asset as AssetType, StraightUnit } from '../generated/resolvers.ts';
import type { Asset, AssetTile, Suggestion, SuggestionTile } from '../generated/rest.ts';
import { fieldsBelow } from '../platform/graphql/fields-below.ts';

/** A pattern in full, or in the short form of REST lists. */
export type AssetModel = Asset | AssetTile;

/** A suggestion with a pattern in either form. */
export type SuggestionModel = Suggestion | SuggestionTile;

/** Fields the short form has under another name, or that are derived from its id. */
type DerivedField =
  | 'id'
  | 'previewBaseUrl'
  | 'previews'
  | 'shareImageUrl'
  | 'sku'
  | 'straightUnit'
  | 'viewerHasLicense'
  | 'viewerHasPlanCoverage';

/** Fields the short form provides. Any other field requires the full pattern. */
const TILE_FIELDS: Record<(keyof AssetTile | DerivedField) & keyof AssetType, true> = {
  altText: true,
  badge: true,
  category: true,
  collection: true,
  designer: true,
  dominantColor: true,
  downloadCount: true,
  endsAt: true,
  extendedPrice: true,
  id: true,
  isFree: true,
  isNew: true,
  isPremium: true,
  licenseName: true,
  opensAt: true,
  orientation: true,
  originalPrice: true,
  previewBaseUrl: true,
  previews: true,
  price: true,
  publishedAt: true,
  rating: true,
  ratingCount: true,
  repeat: true,
  shareImageUrl: true,
  sku: true,
  slug: true,
  straightUnit: true,
  thumbhash: true,
  title: true,
  viewerHasLicense: true,
  viewerHasPlanCoverage: true,
};

/** Checks whether the short form provides everything an operation selects at a path below a field. */
export function areTilesEnough(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  return [...fieldsBelow(info, path)].every((name) => name === '__typename' || name in TILE_FIELDS);
}

function isWhole(asset: AssetModel): asset is Asset {
  return 'files' in asset;
}

/**
 * Returns the full pattern.
 * @throws Error for a short form, which must only be used where it is sufficient
 */
export function wholeAsset(asset: AssetModel): Asset {
  if (isWhole(asset)) return asset;
  throw new Error(`Only a part of pattern ${asset._id} has been read`);
}

/** Returns the preview images. */
export function previewsOf({ _id: id, version }: AssetModel) {
  return previewAddresses(id, version);
}

/** Returns the preview URL without the width. */
export function previewBaseUrlOf({ _id: id, version }: AssetModel): string {
  return previewBaseUrl(id, version);
}

/** Returns the URL of the image for link previews. */
export function sharePictureOf({ _id: id, version }: AssetModel): string {
  return sharePictureAddress(id, version);
}

/** The rectangle of a pattern that repeats in a straight grid. */
export type StraightUnitModel = Omit<StraightUnit, 'previews'>;

/** Returns the rectangle that repeats in a straight grid; null if that is the tile itself. */
export function straightUnitOf(asset: AssetModel): StraightUnitModel | null {
  const unit = isWhole(asset) ? asset.files.unit : asset.unit;
  if (!unit) return null;
  return { columns: unit.columns, rows: unit.rows, previewBaseUrl: unitBaseUrl(asset._id, asset.version) };
}
