import { previewAddresses, sharePictureAddress, unitAddresses } from '@halfdrop/domain';
import type { GraphQLResolveInfo } from 'graphql';
import type { Asset as AssetType } from '../generated/resolvers.ts';
import type { Asset, AssetTile } from '../generated/rest.ts';
import { fieldsBelow } from '../platform/graphql/fields-below.ts';

/** A pattern with all that is known of it, or as lists of REST give it. */
export type AssetModel = Asset | AssetTile;

/** Fields that the short form has under another name, or that are made of its id. */
type DerivedField =
  'id' | 'previews' | 'shareImageUrl' | 'sku' | 'straightUnit' | 'viewerHasLicense' | 'viewerHasPlanCoverage';

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
export function previewsOf(asset: AssetModel): Asset['files']['preview'] {
  return isWhole(asset) ? asset.files.preview : previewAddresses(asset._id, asset.version);
}

/** The picture for where a link to it is posted. */
export function sharePictureOf(asset: AssetModel): string {
  return isWhole(asset) ? asset.files.share : sharePictureAddress(asset._id, asset.version);
}

/** The rectangle that repeats in a straight grid; null where the tile itself does. */
export function straightUnitOf(asset: AssetModel) {
  if (!isWhole(asset)) return asset.unit && { ...asset.unit, previews: unitAddresses(asset._id, asset.version) };
  const { unit } = asset.files;
  return unit && { ...unit, previews: unit.preview };
}
