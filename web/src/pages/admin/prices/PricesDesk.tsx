import { Link, useNavigate } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn, TablePreset } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { onePage, tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { addressOfPrice, type Entry, entryPriceWords } from './price-words.ts';
import { type PriceBookQuery, usePriceBookQuery } from './PriceBook.query.generated.ts';

const presets: readonly TablePreset[] = [
  { label: 'Categories and licences', params: {} },
  { label: 'Patterns with their own price', params: { view: 'patterns' } },
];

const columns: ReadonlyArray<DataColumn<Entry>> = [
  { id: 'name', header: 'Of', isName: true, cell: (entry) => <Link to={addressOfPrice(entry)}>{entry.name}</Link> },
  { id: 'price', header: 'Price', cell: entryPriceWords },
  { id: 'planned', header: 'Planned', cell: plannedWords },
  { id: 'sku', header: 'Asset ID', isOptional: true, cell: ({ sku }) => sku },
];

function plannedWords({ kind, planned }: Entry): string {
  if (!planned) return 'Nothing';
  return `${entryPriceWords({ kind, price: planned.price })} from ${formatDay(planned.startsAt)}`;
}

/** Returns the price book as a single page, or the patterns with a price of their own. */
function pageOf({ adminPriceBook: book, adminOwnPrices: own }: PriceBookQuery, isOfPatterns: boolean) {
  if (isOfPatterns) return own && { ...own, items: readFragment<Entry>(own.items) };
  return book && onePage(readFragment<Entry>(book));
}

/** All prices: by category, surcharges of licenses, and own prices of patterns. */
export function PricesDesk() {
  const navigate = useNavigate();
  const place = useTablePlace([], { column: 'name', isDescending: false });
  const isOfPatterns = place.filters['view'] === 'patterns';
  const result = usePriceBookQuery({
    variables: place.paging,
    ...tableQuery,
  });
  const rows = tableRows(result, (data) => pageOf(data, isOfPatterns));
  const openPattern = ({ q }: Readonly<Record<string, string | null>>) => {
    if (q) void navigate(`/admin/prices/asset/${encodeURIComponent(q)}`);
  };
  return (
    <>
      <DeskHead
        title="Prices"
        words="A pattern costs what its category does, unless it has a price of its own. A new price is shown in every bag that holds a pattern of it, with a notice."
      />
      <DataTable
        label="Prices"
        table="prices"
        columns={columns}
        keyOf={({ kind, id }) => `${kind}:${id}`}
        nameOf={({ name }) => name}
        {...rows}
        {...(isOfPatterns ? {} : { skeletonRows: 9 })}
        place={place}
        failure={rows.failure ?? missingWords(result.data)}
        presets={presets}
        filters={<TableSearch place={{ filters: {}, go: openPattern }} label="Asset ID of a pattern" />}
        empty={<EmptyState title="No prices">No pattern has a price of its own.</EmptyState>}
      />
    </>
  );
}

function missingWords(data: PriceBookQuery | undefined): string | undefined {
  return data && !(data.adminPriceBook && data.adminOwnPrices) ? 'Please try again in a moment.' : undefined;
}
