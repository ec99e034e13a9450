import type { AdminStudioSort, AdminStudioView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { StudioListQuery } from './StudioList.query.generated.ts';

/** A studio in the list. */
export type ListedStudio = NonNullable<StudioListQuery['adminStudios']>['items'][number];

/** Filter presets of the list, in display order. */
export const studioPresets = [
  { label: 'All', params: {} },
  { label: 'Featured', params: { view: 'featured' } },
  { label: 'Held by us', params: { view: 'held' } },
] as const;

const views: Readonly<Record<string, AdminStudioView>> = { featured: 'FEATURED', held: 'HELD' };
const sorts: Readonly<Record<string, AdminStudioSort>> = {
  '-name': 'NAME_DESC',
  joined: 'JOINED',
  '-joined': 'JOINED_DESC',
};

/** Returns the view in the URL; all by default. */
export function studioViewFrom(text: string | undefined): AdminStudioView {
  return lookUp(views, text) ?? 'ALL';
}

/** Maps a table's sort order to that of the query. */
export function studioSort(sort: TableSort): AdminStudioSort {
  return sorts[sortText(sort)] ?? 'NAME';
}
