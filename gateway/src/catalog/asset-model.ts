import { previewAddresses, previewBaseUrl, sharePictureAddress, unitBaseUrl } from '@halfdrop/domain';
import type { GraphQLResolveInfo } from 'graphql';
import type { Asset as AssetType, StraightUnit } from '../generated/resolvers.ts';
import type { Asset, AssetTile, Suggestion, SuggestionTile } from '../generated/rest.ts';
import { fieldsBelow } from '../platform/graphql/fields-below.ts';

/** A pattern with all that is known of it, or as lists of REST give it. */
export type AssetModel = Asset | AssetTile;

/** A suggestion with such a pattern. */
export type SuggestionModel = Suggestion | SuggestionTile;

/** Fields that the short form has under another name, or that are made of its id. */
type DerivedField =
  | 'id'
  | 'previewBaseUrl'
  | 'previews'
  | 'shareImageUrl'
  | 'sku'
  | 'straightUnit'
  | 'viewerHasLicense'
  | 'viewerHasPlanCoverage';

/** What the short form of a pattern answers. Any other field is read with the whole pattern. */
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

/** Whether the short form answers all that an operation asks of the patterns at a path below a field. */
export function areTilesEnough(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  return [...fieldsBelow(info, path)].every((name) => name === '__typename' || name in TILE_FIELDS);
}

function isWhole(asset: AssetModel): asset is Asset {
  return 'files' in asset;
}

/**
 * A pattern with all that is known of it.
 * @throws Error for a short form, which is only read where it is enough
 */
export function wholeAsset(asset: AssetModel): Asset {
  if (isWhole(asset)) return asset;
  throw new Error(`Only a part of pattern ${asset._id} has been read`);
}

/** Its pictures. */
export function previewsOf({ _id: id, version }: AssetModel) {
  return previewAddresses(id, version);
}

/** Where its pictures are, but for their width. */
export function previewBaseUrlOf({ _id: id, version }: AssetModel): string {
  return previewBaseUrl(id, version);
}

/** The picture for where a link to it is posted. */
export function sharePictureOf({ _id: id, version }: AssetModel): string {
  return sharePictureAddress(id, version);
}

/** The rectangle of a pattern that repeats in a straight grid. */
export type StraightUnitModel = Omit<StraightUnit, 'previews'>;

/** The rectangle that repeats in a straight grid; null where the tile itself does. */
export function straightUnitOf(asset: AssetModel): StraightUnitModel | null {
  const unit = isWhole(asset) ? asset.files.unit : asset.unit;
  if (!unit) return null;
  return { columns: unit.columns, rows: unit.rows, previewBaseUrl: unitBaseUrl(asset._id, asset.version) };
}
