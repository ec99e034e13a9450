import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('R-22 categories below one are put in order by the keyboard, and the order is kept', async () => {
  const { goTo } = await open('/admin/categories');
  const list = await screen.findByRole('list', { name: 'Below Geometric' });
  expect(namesIn(list)).toEqual(['Grids', 'Tessellations', 'Stripes', 'Circles']);
  within(list).getByRole('button', { name: 'Move Grids, 1 of 4' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(within(list).getByRole('button', { name: 'Move Grids, 2 of 4' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save order' })).not.toBeInTheDocument());
  await goTo('/admin');
  await goTo('/admin/categories');
  const again = await screen.findByRole('list', { name: 'Below Geometric' });
  expect(namesIn(again).slice(0, 2)).toEqual(['Tessellations', 'Grids']);
});

test('R-22 a category is renamed, gets another address and a cover', async () => {
  await open('/admin/categories/category-geometric');
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Geometry');
  await userEvent.type(screen.getByLabelText('Other addresses'), 'geo, Not One');
  await userEvent.type(screen.getByLabelText('Cover'), 'HD-99999999');
  await userEvent.type(screen.getByLabelText('Why'), 'For the fair');
  await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
  expect(await screen.findByText(/^Each must be 3 to 60/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Other addresses'));
  await userEvent.type(screen.getByLabelText('Other addresses'), 'geo-metric');
  await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
  expect(await screen.findAllByText('No pattern on sale has this asset ID')).not.toHaveLength(0);
  await userEvent.clear(screen.getByLabelText('Cover'));
  await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
  expect(await screen.findByText('Category saved')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Geometry' })).toBeVisible();
  expect(screen.getByLabelText('Other addresses')).toHaveValue('geo-metric');
});

test('R-22 a new category of the menu says that it needs a price', async () => {
  const { address } = await open('/admin/new-category');
  await userEvent.type(await screen.findByLabelText('Name'), 'Folk Art');
  await userEvent.type(screen.getByLabelText('Address'), 'folk-art');
  await userEvent.type(screen.getByLabelText('Why'), 'Asked for');
  await userEvent.click(screen.getByRole('button', { name: 'Make category' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Folk Art' })).toBeVisible();
  expect(address()).toBe('/admin/categories/category-folk-art');
  expect(screen.getByText('Not for sale')).toBeVisible();
  expect(screen.getByRole('link', { name: 'No price yet' })).toHaveAttribute(
    'href',
    '/admin/prices/category/category-folk-art',
  );
});

test('R-22 an address that is taken is told beside its field', async () => {
  await open('/admin/new-category');
  await userEvent.type(await screen.findByLabelText('Name'), 'Nature');
  await userEvent.selectOptions(screen.getByLabelText('Where it stands'), 'Among the filters');
  await userEvent.type(screen.getByLabelText('Address'), 'nature');
  await userEvent.type(screen.getByLabelText('Why'), 'Asked for');
  await userEvent.click(screen.getByRole('button', { name: 'Make category' }));
  expect(await screen.findAllByText('Another category already has the address nature.')).not.toHaveLength(0);
});

test('R-22 a category with patterns is removed when another takes them', async () => {
  await open('/admin/categories/category-geometric-grids');
  await screen.findByRole('heading', { level: 1, name: 'Grids' });
  await userEvent.type(screen.getByLabelText('Why remove it'), 'Nobody looks there');
  await userEvent.click(screen.getByRole('button', { name: 'Remove category' }));
  expect(await screen.findByText(/choose the category that takes them/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('What takes its place'), 'Minimalist: Line Art');
  await userEvent.click(screen.getByRole('button', { name: 'Remove category' }));
  const list = await screen.findByRole('list', { name: 'Below Geometric' });
  expect(within(list).getByText('Being removed')).toBeVisible();
  await waitFor(() => expect(namesIn(list)).toEqual(['Tessellations', 'Stripes', 'Circles']), { timeout: 4000 });
  expect(await screen.findByText('24 patterns')).toBeVisible();
});

test('R-22 a category that is not there is told', async () => {
  await open('/admin/categories/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such category' })).toBeVisible();
});
