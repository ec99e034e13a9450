import type { ReactNode } from 'react';
import { BulkBar } from '#widgets/data-table/BulkBar.tsx';
import { ColumnChoice } from '#widgets/data-table/ColumnChoice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable, type DataTableProps } from '#widgets/data-table/DataTable.tsx';
import { ExportButton } from '#widgets/data-table/ExportButton.tsx';
import { SortChoice } from '#widgets/data-table/SortChoice.tsx';
import { Cell, ColumnHead, NameCell, Row, TableBox } from '#widgets/data-table/table-parts.tsx';
import { TableBody } from '#widgets/data-table/TableBody.tsx';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { TableHead } from '#widgets/data-table/TableHead.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { GalleryEntry } from '../entry.ts';

interface Roll {
  readonly id: string;
  readonly name: string;
  readonly meters: number;
}

const rolls: readonly Roll[] = [
  { id: 'roll-1', name: 'Linen', meters: 40 },
  { id: 'roll-2', name: 'Cotton', meters: 12 },
];
const columns: ReadonlyArray<DataColumn<Roll>> = [
  { id: 'name', header: 'Cloth', cell: ({ name }) => name, isName: true, isSortable: true },
  { id: 'meters', header: 'Meters', cell: ({ meters }) => meters, isSortable: true },
];
const place = { sort: { column: 'name', isDescending: false }, go: () => undefined };
const selection = {
  getIsAllPageRowsSelected: () => false,
  getIsSomePageRowsSelected: () => true,
  toggleAllPageRowsSelected: () => undefined,
};
const rows = rolls.map((original, index) => ({
  id: original.id,
  original,
  getIsSelected: () => index === 0,
  toggleSelected: () => undefined,
}));
const actions = [
  { label: 'Cut', doneWords: (count: number) => `${count} cut`, run: async () => ({ done: 1, refused: [] }) },
];
const page = { items: rolls, pageInfo: { totalItems: 60, totalPages: 3 } };

function Rolls({ label, ...given }: { readonly label: string } & Partial<DataTableProps<Roll>>) {
  const where = useTablePlace(['name', 'meters'], { column: 'name', isDescending: false });
  return (
    <DataTable
      label={label}
      table="gallery"
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      page={page}
      skeletonRows={2}
      place={where}
      isLoading={false}
      onReload={() => undefined}
      empty={<EmptyState title="No rolls">None has this width.</EmptyState>}
      {...given}
    />
  );
}

const body = { columns, nameOf: ({ name }: Roll) => name, skeletonRows: 2 };
const inTable = (label: string, children: ReactNode) => <TableBox aria-label={label}>{children}</TableBox>;

/** Tables paginated, sorted and filtered by the server. */
export const tableEntries: readonly GalleryEntry[] = [
  {
    file: 'widgets/data-table/DataTable.tsx',
    states: {
      loaded: (
        <Rolls
          label="Rolls"
          actions={actions}
          presets={[
            { label: 'All', params: {} },
            { label: 'Wide', params: { width: 'wide' } },
          ]}
        />
      ),
      loading: <Rolls label="Rolls on their way" page={undefined} isLoading />,
      empty: <Rolls label="No rolls" page={{ items: [], pageInfo: { totalItems: 0, totalPages: 0 } }} />,
      failed: <Rolls label="Rolls" page={undefined} failure="The looms are out of reach." />,
    },
  },
  {
    file: 'widgets/data-table/BulkBar.tsx',
    states: {
      'some selected': <BulkBar ids={['roll-1', 'roll-2']} actions={actions} onDone={() => undefined} />,
      'none selected': <BulkBar ids={[]} actions={actions} onDone={() => undefined} />,
    },
  },
  {
    file: 'widgets/data-table/ColumnChoice.tsx',
    states: {
      default: (
        <ColumnChoice columns={[{ id: 'meters', header: 'Meters', isVisible: true }]} onShow={() => undefined} />
      ),
    },
  },
  {
    file: 'widgets/data-table/TableSearch.tsx',
    states: {
      default: <TableSearch place={{ filters: { q: 'linen' }, go: () => undefined }} label="Number or words" />,
    },
  },
  {
    file: 'widgets/data-table/ExportButton.tsx',
    states: { default: <ExportButton link={() => Promise.resolve({ url: '#rolls', errors: [] })} /> },
  },
  { file: 'widgets/data-table/SortChoice.tsx', states: { default: <SortChoice columns={columns} place={place} /> } },
  {
    file: 'widgets/data-table/TableHead.tsx',
    states: {
      default: inTable('Head of rolls', <TableHead columns={columns} place={place} selection={selection} />),
    },
  },
  {
    file: 'widgets/data-table/TableBody.tsx',
    states: {
      loaded: inTable('Selectable rolls', <TableBody {...body} rows={rows} isSelectable />),
      loading: inTable('Rolls to come', <TableBody {...body} rows={undefined} isSelectable={false} />),
    },
  },
  {
    file: 'widgets/data-table/table-parts.tsx',
    states: {
      default: inTable(
        'Parts of a table',
        <>
          <thead>
            <Row>
              <ColumnHead>Roll</ColumnHead>
              <ColumnHead>Meters</ColumnHead>
            </Row>
          </thead>
          <tbody>
            <Row>
              <NameCell>Linen</NameCell>
              <Cell>12</Cell>
            </Row>
          </tbody>
        </>,
      ),
    },
  },
];
