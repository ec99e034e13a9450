import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('R-22 collections are put in order by the keyboard, and the order is kept', async () => {
  const { goTo } = await open('/admin/collections');
  const list = await screen.findByRole('list', { name: 'Shop collections' });
  expect(titlesIn(list).slice(0, 2)).toEqual(['Signature Series', 'Limited Editions']);
  screen.getByRole('button', { name: 'Move Signature Series, 1 of 9' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Move Signature Series, 2 of 9' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save order' })).not.toBeInTheDocument());
  await goTo('/admin');
  await goTo('/admin/collections');
  const again = await screen.findByRole('list', { name: 'Shop collections' });
  expect(titlesIn(again).slice(0, 2)).toEqual(['Limited Editions', 'Signature Series']);
});

test('R-22 patterns are picked, ordered and taken out, and one of them is the cover', async () => {
  await open('/admin/collections/8');
  const picked = within(await screen.findByRole('list', { name: 'Patterns' }));
  const before = picked.getAllByRole('listitem').length;
  const adds = await screen.findAllByRole('button', { name: /^Add / });
  const name = adds[0]?.getAttribute('aria-label')?.replace('Add ', '') ?? '';
  await userEvent.click(screen.getByRole('button', { name: `Add ${name}` }));
  expect(picked.getAllByRole('listitem')).toHaveLength(before + 1);
  await userEvent.click(screen.getByRole('radio', { name: `${name} is the cover` }));
  const [first] = picked.getAllByRole('button', { name: /^Take / });
  if (first) await userEvent.click(first);
  await userEvent.type(screen.getByLabelText('Why'), 'For the fair');
  await userEvent.click(screen.getByRole('button', { name: 'Save collection' }));
  expect(await screen.findByText('Collection saved')).toBeVisible();
  const saved = within(await screen.findByRole('list', { name: 'Patterns' }));
  expect(saved.getAllByRole('listitem')).toHaveLength(before);
  expect(screen.getByRole('radio', { name: `${name} is the cover` })).toBeChecked();
});

test('R-22 a collection by conditions is made, and needs one', async () => {
  const { address } = await open('/admin/new-collection');
  await userEvent.type(await screen.findByLabelText('Title'), 'Red florals');
  await userEvent.type(screen.getByLabelText('Address'), 'red-florals');
  await userEvent.type(screen.getByLabelText('Description'), 'All that is red.');
  await userEvent.selectOptions(screen.getByLabelText('How patterns come into it'), 'Matching conditions');
  expect(screen.queryByRole('heading', { name: 'Add patterns' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Why'), 'For the fair');
  await userEvent.click(screen.getByRole('button', { name: 'Make collection' }));
  expect(await screen.findByText('Name a category, a tag or a color')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Colors'), 'Red, Rose');
  await userEvent.click(screen.getByRole('button', { name: 'Make collection' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Red florals' })).toBeVisible();
  expect(address()).toBe('/admin/collections/109');
  expect(screen.getByText('Not published')).toBeVisible();
  expect(screen.getByLabelText('Colors')).toHaveValue('Red, Rose');
});

test('R-22 an address that is taken is told beside its field', async () => {
  await open('/admin/new-collection');
  await userEvent.type(await screen.findByLabelText('Title'), 'Luxury');
  await userEvent.type(screen.getByLabelText('Address'), 'luxury');
  await userEvent.type(screen.getByLabelText('Description'), 'More of it.');
  await userEvent.type(screen.getByLabelText('Why'), 'For the fair');
  await userEvent.click(screen.getByRole('button', { name: 'Make collection' }));
  expect(await screen.findAllByText('This address is taken already.')).not.toHaveLength(0);
});

test('R-22 the season picks the patterns of a seasonal collection; one that is not there is told', async () => {
  const { goTo } = await open('/admin/collections/4');
  expect(await screen.findByRole('heading', { level: 1, name: 'Seasonal Exclusives' })).toBeVisible();
  expect(screen.queryByLabelText('How patterns come into it')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Add patterns' })).not.toBeInTheDocument();
  await goTo('/admin/collections/999');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such collection' })).toBeVisible();
});
