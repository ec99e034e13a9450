import { publicAssetId } from '@halfdrop/domain';
import type { Db } from '../../database.ts';
import { exportedList, type ExportedList } from '../../exports/exported-list.ts';
import { readBatches } from '../../platform/database/read-batches.ts';
import { assetDeskCalls } from './asset-desk.contract.ts';
import { findAssetsAfter, type ListedAssetRow } from './asset-desk.repository.ts';

/** Name of the exported list. */
export const ASSET_EXPORT = 'patterns';

/** Creates the export of all current and former listings, by SKU. */
export function assetExport(db: Db): ExportedList {
  return exportedList({
    name: ASSET_EXPORT,
    call: assetDeskCalls.exportAssets,
    read: ({ view, q = '' }) =>
      readBatches<ListedAssetRow>((after, limit) => findAssetsAfter(db, { view, text: q }, after?.sku, limit)),
    columns: [
      { head: 'Asset ID', cell: ({ sku }) => publicAssetId(String(sku)) },
      { head: 'Title', cell: ({ title }) => title },
      { head: 'Studio', cell: ({ studio_name: studio }) => studio },
      { head: 'Status', cell: ({ status }) => status },
      { head: 'On sale since', cell: ({ published_at: at }) => at?.toISOString() ?? null },
      { head: 'Leaves the shop', cell: ({ sale_ends_at: at }) => at?.toISOString() ?? null },
      { head: 'Featured', cell: ({ is_featured: isFeatured }) => (isFeatured ? 'yes' : 'no') },
      { head: 'Held since', cell: ({ held_at: at }) => at?.toISOString() ?? null },
      { head: 'Held because', cell: ({ reason }) => reason },
      { head: 'Page', cell: ({ slug }) => `/product/${slug}` },
    ],
  });
}
