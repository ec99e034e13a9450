import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

async function fill(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save price' }));

test('D-09 a category gets another price once it was said what that touches', async () => {
  const { address } = await open('/admin/prices');
  const row = within(await screen.findByRole('row', { name: /Contemporary/ }));
  expect(row.getByText('$9.00, ₹799')).toBeVisible();
  expect(screen.getByRole('row', { name: /Extended licence/ })).toBeVisible();

  await userEvent.click(row.getByRole('link', { name: 'Contemporary' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contemporary' })).toBeVisible();
  expect(address()).toBe('/admin/prices/category/category-contemporary');
  await fill('In dollars', '10.50');
  expect(screen.getByText(/^From \$9\.00, ₹799 to \$10\.50, ₹799 for 143 patterns and 12 bags/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Why'), 'Dearer ink.');
  await save();

  expect(await screen.findByText('Price changed')).toBeVisible();
  const history = await screen.findByRole('list', { name: 'Versions of the price' });
  const newest = await within(history).findByText('$10.50, ₹799: started');
  expect(newest).toBeVisible();
  expect(within(history).getByText('Dearer ink.')).toBeVisible();
});

test('D-09 the page says what changes of a price in both currencies, and when nothing does', async () => {
  await open('/admin/prices/category/category-geometric');
  expect(await screen.findByText('The price stays as it is.')).toBeVisible();
  await fill('In rupees', '650');
  expect(screen.getByText(/^From \$7\.00, ₹599 to \$7\.00, ₹650 for 143 patterns/)).toBeVisible();
});

test('D-09 a price is planned from a day on, and canceled', async () => {
  const { operations } = await open('/admin/prices/surcharge/extended');
  await screen.findByRole('heading', { level: 1, name: 'Extended licence' });
  await fill('In dollars', '12');
  await userEvent.type(screen.getByLabelText('From'), '2027-01-01');
  await userEvent.type(screen.getByLabelText('Why'), 'For the new year.');
  await save();
  expect(await screen.findByText('$12.00, ₹899 from 1 January 2027')).toBeVisible();
  const sent = operations.find(({ name }) => name === 'ChangePrice');
  expect(sent?.variables).toMatchObject({ input: { startsAt: '2027-01-01T00:00:00.000Z', version: 1 } });

  await userEvent.type(screen.getByLabelText('Why not'), 'It stays.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText('$12.00, ₹899: canceled')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Cancel the planned price' })).not.toBeInTheDocument();
});

test('D-09 a pattern is found by its asset ID, and gives up the price of its own', async () => {
  const { address } = await open('/admin/prices?view=patterns');
  const [, own] = await screen.findAllByRole('row');
  expect(own).toHaveTextContent('$29.00, ₹2,499');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Asset ID of a pattern' }), 'HD-10000000{Enter}');
  await screen.findByRole('form', { name: 'Change the price' });
  expect(address()).toBe('/admin/prices/asset/HD-10000000');
  await userEvent.click(screen.getByLabelText('It costs what its category does'));
  expect(screen.getByText(/^From \$29\.00, ₹2,499 to \$9\.00, ₹799 for 1 pattern and 2 bags/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Why'), 'Not so special.');
  await save();
  expect(await screen.findByText('That of its category: started')).toBeVisible();
});

test('D-09 what is no price, or has no reason, is told beside its field before anything is sent', async () => {
  const { operations } = await open('/admin/prices/category/category-geometric');
  await screen.findByRole('form', { name: 'Change the price' });
  await fill('In rupees', 'much');
  await save();
  expect(await screen.findByText('Please enter rupees, such as 749.00')).toBeVisible();
  expect(screen.getByText('Say why')).toBeVisible();
  expect(operations.filter(({ name }) => name === 'ChangePrice')).toEqual([]);
});

test.each(['/admin/prices/category/none', '/admin/prices/nonsense/1'])('D-09 there is no price at %s', async (path) => {
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such price' })).toBeVisible();
});
