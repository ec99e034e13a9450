import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useExportAssetsMutation } from './ExportAssets.mutation.generated.ts';
import { assetPresets, assetSort, assetViewFrom, lastDayWords, type ListedAsset, placeWords } from './asset-words.ts';
import { useAssetListQuery } from './AssetList.query.generated.ts';

const columns: ReadonlyArray<DataColumn<ListedAsset>> = [
  {
    id: 'title',
    header: 'Pattern',
    isName: true,
    cell: ({ id, title }) => <Link to={`/admin/assets/${id}`}>{title}</Link>,
  },
  { id: 'sku', header: 'Asset ID', cell: ({ sku }) => sku },
  {
    id: 'studio',
    header: 'Studio',
    cell: ({ studio }) => <Link to={`/designer/${studio.slug}`}>{studio.name}</Link>,
  },
  { id: 'place', header: 'Where it stands', cell: placeWords },
  {
    id: 'published',
    header: 'On sale since',
    holds: 'day',
    isSortable: true,
    cell: ({ publishedAt }) => (publishedAt === null ? '' : formatDay(publishedAt)),
  },
  { id: 'lastDay', header: 'Last day', isOptional: true, cell: ({ endsAt }) => lastDayWords(endsAt) },
  { id: 'featured', header: 'Featured', isOptional: true, cell: ({ isFeatured }) => (isFeatured ? 'Yes' : '') },
];

/** All patterns that are or were on sale. */
export function AssetsDesk() {
  const place = useTablePlace(['published'], { column: 'published', isDescending: true });
  const { view } = place.filters;
  const narrowed = { view: assetViewFrom(view), search: place.search };
  const result = useAssetListQuery({
    variables: {
      ...narrowed,
      sort: assetSort(place.sort),
      ...place.paging,
    },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ adminAssets }) => adminAssets);
  const [exportAssets] = useExportAssetsMutation();
  const exportLink = async () => (await exportAssets({ variables: { input: narrowed } })).data?.exportAssets;
  return (
    <>
      <DeskHead title="Patterns" />
      <DataTable
        label="Patterns"
        table="assets"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        {...rows}
        place={place}
        exportLink={exportLink}
        presets={assetPresets}
        filters={<TableSearch place={place} label="Asset ID, title or studio" />}
        empty={<EmptyState title="No patterns">No pattern is like this.</EmptyState>}
      />
    </>
  );
}
