import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response('picture'));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

async function open(options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp('/contributor/collections', { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 });
  return view;
}

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace(/^Move (.*), \d+ of \d+$/, '$1'));

test('R-23 the collections of a studio tell how much of each is on sale, and take another order by keys', async () => {
  const { operations } = await open();
  expect(await screen.findByText('2 patterns, 0 on sale')).toBeVisible();
  const [first, second, ...others] = namesIn('Collections');
  const handle = screen.getByRole('button', { name: /^Move From the loom/ });
  handle.focus();
  await userEvent.keyboard('{ArrowDown}');

  expect(namesIn('Collections')).toEqual([second, first, ...others]);
  expect(screen.getByRole('button', { name: /^Move From the loom, 2/ })).toHaveFocus();
  const sent = operations.find(({ name }) => name === 'OrderStudioCollections');
  expect(sent?.variables).toMatchObject({ input: { collectionIds: expect.arrayContaining(['collection-drafts']) } });
});

test('R-23 a collection is named, filled, given roles, a cover and an order, and saved as a whole', async () => {
  const { operations } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Quiet garden');
  const add = () =>
    within(screen.getByRole('list', { name: 'Add patterns' })).getAllByRole('button', { name: /^Add / });
  await waitFor(() => expect(add().length).toBeGreaterThan(1));
  for (const button of add().slice(0, 2)) await userEvent.click(button);
  const [first, second] = namesIn('Patterns');
  await userEvent.selectOptions(screen.getByLabelText(`Role of ${second}`), 'Blender');
  await userEvent.click(screen.getByLabelText(`${second} is the cover`));
  screen.getByRole('button', { name: `Move ${second}, 2 of 2` }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(namesIn('Patterns')).toEqual([second, first]);
  await userEvent.click(screen.getByRole('button', { name: 'Save collection' }));

  expect(await screen.findByText('Collection saved')).toBeVisible();
  const sent = operations.find(({ name }) => name === 'SaveStudioCollection');
  expect(sent?.variables).toMatchObject({ input: { patterns: [{ role: 'BLENDER' }, { role: 'HERO' }] } });
  expect(await screen.findByRole('button', { name: 'Open Quiet garden' })).toBeVisible();
});

test('R-23 a name that the studio has is told beside it, and nothing typed is lost', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }));
  await userEvent.type(screen.getByLabelText('Name'), 'From the Loom');
  await userEvent.click(screen.getByRole('button', { name: 'Save collection' }));

  const told = await screen.findAllByText('The studio already has a collection with this name');
  expect(told.length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Name')).toHaveValue('From the Loom');
});

test('R-23 a collection is ended after a question, and its patterns can be added elsewhere', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open From the loom' }));
  const [pattern] = namesIn('Patterns');
  await userEvent.click(screen.getByRole('button', { name: 'End this collection' }));
  await userEvent.click(screen.getByRole('button', { name: 'End the collection' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open From the loom' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }));
  expect(await screen.findByRole('button', { name: `Add ${pattern}` })).toBeVisible();
});

test('R-23 a studio without collections is told what they are for', async () => {
  await open({ overrides: { Query: { studioCollections: () => ({ id: '1', collections: [] }) } } });
  expect(await screen.findByText(/a hero, coordinates and blenders/)).toBeVisible();
});
