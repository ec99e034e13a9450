import { chakra } from '@chakra-ui/react';
import {
  type RowData,
  type RowSelectionState,
  createColumnHelper,
  functionalUpdate,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { LinkChip } from '#ui/Chip.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { PastTheEnd } from '#ui/PastTheEnd.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { type BulkAction, type DataColumn, features, type TablePreset } from './data-table.ts';
import { ExportButton, type ExportPayload } from './ExportButton.tsx';
import { SortChoice } from './SortChoice.tsx';
import { TableBox } from './table-parts.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useKeptColumns } from './useKeptColumns.ts';
import { ROWS_PER_PAGE, type TablePlace } from './useTablePlace.ts';

/** A list that the server pages, sorts and filters. */
export interface DataTableProps<Row> {
  /** What is listed, for screen readers. */
  readonly label: string;
  /** Under which name the chosen columns are kept. */
  readonly table: string;
  readonly columns: ReadonlyArray<DataColumn<Row>>;
  readonly keyOf: (row: Row) => string;
  /** What to call a row beside its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** One page; undefined while it is read for the first time. */
  readonly page:
    | {
        readonly items: readonly Row[];
        readonly pageInfo: { readonly totalItems: number; readonly totalPages: number };
      }
    | undefined;
  /** Rows that stand in for those on their way; those of a full page, unless it is known that there are fewer. */
  readonly skeletonRows?: number;
  readonly place: TablePlace;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
  readonly failure?: string | undefined;
  readonly onReload: () => void;
  readonly presets?: readonly TablePreset[];
  /** Fields that narrow the list; they change the address by `place.go`. */
  readonly filters?: ReactNode;
  readonly actions?: readonly BulkAction[];
  /** Links the whole list, as it is narrowed now, as CSV. */
  readonly exportLink?: () => Promise<ExportPayload | undefined>;
  /** What to say where nothing is found. */
  readonly empty: ReactNode;
}

const noRows: readonly never[] = [];
const noActions: readonly BulkAction[] = [];
const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBottom: '4' },
});

/** The table as the library keeps it: which columns are shown, and which rows are selected, on this page and on others. */
function useDataTable<Row extends RowData>({ columns, keyOf, page, table: name }: DataTableProps<Row>) {
  const { visible, show } = useKeptColumns(name, columns);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, header, cell, isName }) =>
      helper.display({ id, header, enableHiding: isName !== true, cell: ({ row }) => cell(row.original) }),
    );
  }, [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: page?.items ?? noRows,
    getRowId: keyOf,
    state: { columnVisibility: visible, rowSelection },
    onRowSelectionChange: (change) => setRowSelection((now) => functionalUpdate(change, now)),
  });
  const choices = table
    .getAllLeafColumns()
    .filter((column) => column.getCanHide())
    .map((column) => ({
      id: column.id,
      header: String(column.columnDef.header),
      isVisible: column.getIsVisible(),
    }));
  return { table, choices, show, selected: Object.keys(rowSelection), clear: () => setRowSelection({}) };
}

/** A list with columns to choose, an order, filters, and rows to select over its pages; cards on a phone. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, nameOf, page, place, isLoading, failure, onReload, presets, filters, empty } = props;
  const { actions = noActions, exportLink, skeletonRows = ROWS_PER_PAGE } = props;
  const { table, choices, show, selected, clear } = useDataTable(props);
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => columns.find((column) => column.id === id) ?? []);
  const isPast = page !== undefined && page.items.length === 0 && page.pageInfo.totalItems > 0;
  const hrefOf = (number: number) => place.hrefOf({ page: String(number) });
  if (failure !== undefined && page === undefined) {
    return (
      <ErrorState title={`${label} could not be loaded`} onRetry={onReload}>
        {failure}
      </ErrorState>
    );
  }
  return (
    <chakra.div position="relative">
      <Bar>
        {presets ? <Presets presets={presets} place={place} label={label} /> : null}
        {filters}
        <chakra.div marginInlineStart="auto" display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <SortChoice columns={columns} place={place} />
          {exportLink ? <ExportButton link={exportLink} /> : null}
          <ColumnChoice columns={choices} onShow={show} />
        </chakra.div>
      </Bar>
      {actions.length > 0 ? <BulkBar ids={selected} actions={actions} onDone={clear} /> : null}
      {page?.pageInfo.totalItems === 0 ? (
        empty
      ) : isPast ? (
        <PastTheEnd page={place.page} totalPages={page.pageInfo.totalPages} hrefOf={hrefOf} />
      ) : (
        <TableBox aria-label={label} aria-busy={isLoading}>
          <TableHead columns={shown} place={place} selection={actions.length > 0 ? table : null} />
          <TableBody
            columns={shown}
            rows={page ? table.getRowModel().rows : undefined}
            nameOf={nameOf}
            skeletonRows={skeletonRows}
            isSelectable={actions.length > 0}
          />
        </TableBox>
      )}
      <chakra.div marginTop="8">
        {page && page.pageInfo.totalItems > 0 ? (
          <chakra.p color="ink.muted" fontSize="14px" marginBottom="3">
            {totalWords(page.pageInfo.totalItems, place.search)}
          </chakra.p>
        ) : null}
        <Pagination
          page={place.page}
          totalPages={page?.pageInfo.totalPages ?? 1}
          hrefOf={hrefOf}
          label={`Pages of ${label.toLowerCase()}`}
        />
      </chakra.div>
    </chakra.div>
  );
}

/** Where lists of the desks end, and what a search finds: what is beyond is in their files. */
const LONGEST = { list: 10_000, search: 1000 };

/** How long a list is. */
function totalWords(total: number, search: string | null): string {
  const longest = search === null ? LONGEST.list : LONGEST.search;
  return `${total.toLocaleString('en-US')} ${total >= longest ? 'or more' : 'in all'}`;
}

function Presets({ presets, place, label }: Required<Pick<DataTableProps<never>, 'presets' | 'place' | 'label'>>) {
  const now = filtersText(place.filters);
  return (
    <chakra.nav aria-label={`${label} by`} display="flex" flexWrap="wrap" gap="2">
      {presets.map((preset) => (
        <LinkChip
          key={preset.label}
          to={place.hrefWith(preset.params)}
          aria-current={filtersText(preset.params) === now ? 'page' : undefined}
        >
          {preset.label}
        </LinkChip>
      ))}
    </chakra.nav>
  );
}

/** The same text for the same filters, in whatever order they come. */
function filtersText(filters: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(filters).toSorted(([left], [right]) => left.localeCompare(right)));
}
