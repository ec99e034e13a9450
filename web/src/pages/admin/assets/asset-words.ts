import type { AdminAssetSort, AdminAssetView, StudioAssetStatus } from '#generated/types.ts';
import { formatDay } from '#lib/dates.ts';
import { lastInstantOf } from '#lib/last-instant.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { AssetListQuery } from './AssetList.query.generated.ts';
import type { DeskAsset_AssetFragment } from './DeskAsset.fragment.generated.ts';

/** A pattern in the list. */
export type ListedAsset = NonNullable<AssetListQuery['adminAssets']>['items'][number];
/** A pattern as shown at its desk. */
export type DeskAsset = DeskAsset_AssetFragment;

/** Filter presets of the list, in display order. */
export const assetPresets = [
  { label: 'All', params: {} },
  { label: 'On sale', params: { view: 'on-sale' } },
  { label: 'Limited editions', params: { view: 'limited' } },
  { label: 'Featured', params: { view: 'featured' } },
  { label: 'Withdrawn', params: { view: 'withdrawn' } },
  { label: 'Taken from sale by us', params: { view: 'held' } },
] as const;

const views: Readonly<Record<string, AdminAssetView>> = {
  'on-sale': 'ON_SALE',
  limited: 'LIMITED',
  featured: 'FEATURED',
  withdrawn: 'WITHDRAWN',
  held: 'HELD',
};

/** Returns the view in the URL; all by default. */
export function assetViewFrom(text: string | undefined): AdminAssetView {
  return lookUp(views, text) ?? 'ALL';
}

/** Maps a table's sort order to that of the query. */
export function assetSort(sort: TableSort): AdminAssetSort {
  return sortText(sort) === 'published' ? 'PUBLISHED' : 'PUBLISHED_DESC';
}

/** Formats the last day of a pattern that leaves the shop; null for others. */
export function lastDayWords(endsAt: string | null): string | null {
  return endsAt && formatDay(lastInstantOf(endsAt));
}

/** Describes the sale status of a pattern. */
export function placeWords({
  status,
  isHeld,
}: {
  readonly status: StudioAssetStatus;
  readonly isHeld: boolean;
}): string {
  if (status === 'APPROVED') return 'On sale';
  return isHeld ? 'Taken from sale by us' : 'Withdrawn';
}
