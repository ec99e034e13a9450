import { previewAddresses, sharePictureAddress, unitAddresses } from '@halfdrop/domain';
import type { GraphQLResolveInfo } from 'graphql';
import type { Asset as AssetType } from '../generated/resolvers.ts';
import type { Asset, AssetTile } from '../generated/rest.ts';
import { fieldsBelow } from '../platform/graphql/fields-below.ts';

/** A pattern with all that is known of it, or as lists of REST give it. */
export type AssetModel = Asset | AssetTile;

/** Fields of a pattern that its short form cannot answer. */
const WHOLE_FIELDS: Record<Exclude<keyof Asset, keyof AssetTile> & keyof AssetType, true> = {
  collection: true,
  colors: true,
  description: true,
  files: true,
  isSeamVerified: true,
  licenseTypes: true,
  recolor: true,
  role: true,
  swatches: true,
  tags: true,
};

/** Whether the short form answers all that an operation asks of the patterns at a path below a field. */
export function areTilesEnough(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  const asked = fieldsBelow(info, path);
  return Object.keys(WHOLE_FIELDS).every((name) => !asked.has(name));
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
