import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('R-22 patterns are listed, found by an asset ID, and opened', async () => {
  const { address } = await open('/admin/assets');
  const rows = await screen.findAllByRole('row', { name: /HD-/ });
  expect(rows).toHaveLength(24);
  const sku = /HD-\d{8}/.exec(rows[3]?.textContent ?? '')?.[0] ?? '';
  await userEvent.type(screen.getByRole('searchbox', { name: 'Asset ID, title or studio' }), sku);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(screen.getAllByRole('row', { name: /HD-/ })).toHaveLength(1));
  const [row] = screen.getAllByRole('row', { name: /HD-/ });
  const title = row && within(row).getAllByRole('link')[0];
  if (title) await userEvent.click(title);
  expect(await screen.findByRole('heading', { level: 1, name: title?.textContent ?? '' })).toBeVisible();
  expect(address()).toMatch(/^\/admin\/assets\/asset-/);
});

test('R-22 words are changed at once, with a reason, and the change is recorded', async () => {
  await open('/admin/assets/asset-1');
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Evening Peonies');
  await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByText('Say why')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Why the words change'), 'A typo');
  await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Evening Peonies' })).toBeVisible();
  const changes = within(await screen.findByRole('list', { name: 'Changes on sale' }));
  expect(changes.getByText('Changed at once')).toBeVisible();
});

test('D-09 a pattern leads to what it costs', async () => {
  await open('/admin/assets/asset-1');
  const price = await screen.findByRole('link', { name: 'At the prices' });
  expect(price).toHaveAttribute('href', '/admin/prices/asset/HD-10000001');
});

test('R-22 a studio is told 30 days before its pattern is taken from sale, and it can stay after all', async () => {
  await open('/admin/assets/asset-2');
  await userEvent.type(await screen.findByLabelText('Why'), 'It is outdated.');
  await userEvent.click(screen.getByRole('button', { name: 'Take from sale' }));
  expect(await screen.findByText('26 December 2026: It is outdated.')).toBeVisible();
  expect(screen.getByText('On sale')).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Why'), 'It is not.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it on sale' }));
  expect(await screen.findByRole('button', { name: 'Take from sale' })).toBeVisible();
  expect(screen.queryByText(/It is outdated\.$/)).toBeNull();
});

test('R-22 a pattern is taken from sale at once with a reason, and put on sale again', async () => {
  await open('/admin/assets/asset-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Take from sale' }));
  expect(await screen.findByText('Say why')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Why'), 'A copy of the sample.');
  await userEvent.click(screen.getByRole('checkbox', { name: /^At once/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Take from sale' }));
  expect(await screen.findByText(/A copy of the sample\.$/)).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Why'), 'It is none.');
  await userEvent.click(screen.getByRole('button', { name: 'Put on sale again' }));
  expect(await screen.findByText('On sale')).toBeVisible();
});

test('HM-17 R-22 a pattern gets a last day with a reason, is listed among limited editions, and loses it again', async () => {
  await open('/admin/assets/asset-2');
  const edition = within(await screen.findByRole('form', { name: 'Limited edition' }));
  await userEvent.type(edition.getByLabelText('Last day on sale'), '2099-12-24');
  await userEvent.click(edition.getByRole('button', { name: 'Save the last day' }));
  expect(await edition.findByText('Say why')).toBeVisible();
  await userEvent.type(edition.getByLabelText('Reason for the last day'), 'For Advent.');
  await userEvent.click(edition.getByRole('button', { name: 'Save the last day' }));
  expect(await screen.findByText('24 December 2099')).toBeVisible();
  const { value: title } = screen.getByLabelText<HTMLInputElement>('Title');
  await userEvent.click(screen.getByRole('link', { name: 'All patterns' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Limited editions' }));
  await userEvent.click(await screen.findByRole('link', { name: title }));
  await userEvent.clear(await screen.findByLabelText('Last day on sale'));
  await userEvent.type(screen.getByLabelText('Reason for the last day'), 'It sells well.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the last day' }));
  await waitFor(() => expect(screen.queryByText('24 December 2099')).toBeNull());
});

test('R-22 a pattern is featured, and not any more', async () => {
  await open('/admin/assets/asset-2');
  await userEvent.click(await screen.findByRole('button', { name: 'Feature' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Fine work.');
  await userEvent.click(dialog.getByRole('button', { name: 'Feature' }));
  expect(await screen.findByText('Featured')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Feature no longer' })).toBeVisible();
});

test('R-22 a pattern that never was on sale is told', async () => {
  await open('/admin/assets/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such pattern' })).toBeVisible();
});
