import type { Db } from '../../database.ts';
import { exportedList, type ExportedList } from '../../exports/exported-list.ts';
import { readBatches } from '../../platform/database/read-batches.ts';
import { studioDeskCalls } from './studio-desk.contract.ts';
import { findStudiosAfter, type StudioDeskRow } from './studio-desk.repository.ts';

/** Name of the exported list. */
export const STUDIO_EXPORT = 'studios';

/** Creates the export of all studios, in the order they joined. */
export function studioExport(db: Db): ExportedList {
  return exportedList({
    name: STUDIO_EXPORT,
    call: studioDeskCalls.exportStudios,
    read: ({ view, q = '' }) =>
      readBatches<StudioDeskRow>((after, limit) => findStudiosAfter(db, { view, text: q }, after?.id, limit)),
    columns: [
      { head: 'Name', cell: ({ name }) => name },
      { head: 'Country', cell: ({ country }) => country },
      { head: 'Since', cell: ({ joined_year: year }) => year },
      { head: 'Patterns on sale', cell: ({ on_sale: count }) => count },
      { head: 'Members', cell: ({ members }) => members },
      { head: 'Featured', cell: ({ is_featured: isFeatured }) => (isFeatured ? 'yes' : 'no') },
      { head: 'Held since', cell: ({ held_at: at }) => at?.toISOString() ?? null },
      { head: 'Held because', cell: ({ reason }) => reason },
      { head: 'Left', cell: ({ left_at: at }) => at?.toISOString() ?? null },
      { head: 'Page', cell: ({ slug }) => `/designer/${slug}` },
    ],
  });
}
