import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { system } from '#ui/system.ts';
import type { BulkAction, DataColumn } from './data-table.ts';
import { DataTable } from './DataTable.tsx';
import { useTablePlace } from './useTablePlace.ts';

interface Roll {
  readonly id: string;
  readonly meters: number;
}

const columns: ReadonlyArray<DataColumn<Roll>> = [
  { id: 'name', header: 'Roll', cell: ({ id }) => id, isName: true },
  { id: 'meters', header: 'Meters', cell: ({ meters }) => meters, isSortable: true },
  { id: 'note', header: 'Note', cell: () => 'none', isOptional: true },
];
const pages: Readonly<Record<number, readonly Roll[]>> = {
  1: [
    { id: 'linen', meters: 40 },
    { id: 'cotton', meters: 12 },
  ],
  2: [{ id: 'silk', meters: 3 }],
};
const presets = [
  { label: 'All', params: {} },
  { label: 'Wide', params: { width: 'wide' } },
];

function Rolls({ actions, isUnread }: { readonly actions: readonly BulkAction[]; readonly isUnread: boolean }) {
  const place = useTablePlace(['meters'], { column: 'meters', isDescending: false });
  const { pathname, search } = useLocation();
  const items = pages[place.page] ?? [];
  return (
    <>
      <output>{pathname + search}</output>
      <DataTable
        label="Rolls"
        table="test"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ id }) => id}
        page={isUnread ? undefined : { items, pageInfo: { totalItems: 3, totalPages: 2 } }}
        skeletonRows={2}
        place={place}
        isLoading={isUnread}
        onReload={() => undefined}
        presets={presets}
        actions={actions}
        empty={null}
      />
    </>
  );
}

function show(at = '/rolls', { actions = [] as readonly BulkAction[], isUnread = false } = {}) {
  return render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[at]}>
        <Rolls actions={actions} isUnread={isUnread} />
      </MemoryRouter>
    </ChakraProvider>,
  );
}
const address = () => screen.getByRole('status', { name: '' }).textContent;
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));

beforeEach(() => localStorage.clear());

test('a button over a column sorts by it, and again the other way; the address keeps it', async () => {
  show('/rolls?page=2&width=wide');
  const head = () => screen.getByRole('columnheader', { name: /Meters/ });
  expect(head()).toHaveAttribute('aria-sort', 'ascending');

  await userEvent.click(within(head()).getByRole('button', { name: 'Meters' }));
  expect(address()).toBe('/rolls?width=wide&sort=-meters');
  expect(head()).toHaveAttribute('aria-sort', 'descending');
});

test('a list says how long it is', () => {
  show();
  expect(screen.getByText('3 in all')).toBeVisible();
});

test('a preset is a link to its filters, and the current one says so', async () => {
  show('/rolls?sort=-meters&page=2&color=red');
  expect(screen.queryByRole('link', { current: 'page', name: 'Wide' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Wide' }));
  expect(address()).toBe('/rolls?sort=-meters&width=wide');
  expect(screen.getByRole('link', { name: 'Wide' })).toHaveAttribute('aria-current', 'page');
});

test('chosen columns are shown, and still when one comes back', async () => {
  const { unmount } = show();
  expect(heads()).toEqual(['Roll', 'Meters']);
  await userEvent.click(screen.getByText('Columns', { selector: 'summary' }));
  await userEvent.click(screen.getByLabelText('Note'));
  await userEvent.click(screen.getByLabelText('Meters'));
  expect(screen.queryByLabelText('Roll')).not.toBeInTheDocument();
  expect(heads()).toEqual(['Roll', 'Note']);

  unmount();
  show();
  expect(heads()).toEqual(['Roll', 'Note']);
});

test('the choice of columns closes on Escape, which leads back to its button, and when another place is pressed', async () => {
  show();
  const button = screen.getByText('Columns', { selector: 'summary' });
  await userEvent.click(button);
  await userEvent.click(screen.getByLabelText('Note'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByLabelText('Note')).not.toBeVisible();
  expect(button).toHaveFocus();

  await userEvent.click(button);
  expect(screen.getByLabelText('Note')).toBeVisible();
  await userEvent.click(screen.getByRole('table'));
  expect(screen.getByLabelText('Note')).not.toBeVisible();
});

test('rows are selected over pages, and what was done and refused is told', async () => {
  const asked: Array<readonly string[]> = [];
  const cut: BulkAction = {
    label: 'Cut',
    doneWords: (count) => `${count} cut`,
    run: async (ids) => {
      asked.push(ids);
      return { done: 1, refused: [{ name: 'silk', reason: 'It is too short.' }] };
    },
  };
  show('/rolls', { actions: [cut] });
  expect(screen.getByRole('button', { name: 'Cut' })).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Select cotton'));
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await userEvent.click(screen.getByLabelText('Select silk'));
  expect(screen.getByText('2 selected')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Cut' }));
  expect(asked).toEqual([['cotton', 'silk']]);
  expect(await screen.findByText('1 cut')).toBeVisible();
  expect(screen.getByText('silk: It is too short.')).toBeVisible();
  expect(screen.getByText('None selected')).toBeVisible();
});

test('while a list is read for the first time, as many rows stand there as a page has', () => {
  show('/rolls', { isUnread: true });
  // One is the head.
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('table', { name: 'Rolls' })).toHaveAttribute('aria-busy', 'true');
});
