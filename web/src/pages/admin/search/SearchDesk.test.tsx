import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('CT-03 a synonym is tried, saved, found and taken away', async () => {
  await open('/admin/search');
  expect(await screen.findByRole('row', { name: /gingham/ })).toHaveTextContent('One');
  await userEvent.type(screen.getByLabelText('Who types'), 'shrubbery');
  await userEvent.type(screen.getByLabelText('Means as well'), 'peony');
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByRole('heading', { name: 'Now: 0' })).toBeVisible();
  const after = within(screen.getByRole('region', { name: 'With the synonym' }));
  expect(after.getAllByRole('link').length).toBeGreaterThan(0);

  await userEvent.click(screen.getByLabelText('In both directions'));
  await userEvent.click(screen.getByRole('button', { name: 'Save synonym' }));
  expect(await screen.findByRole('row', { name: /shrubbery/ })).toHaveTextContent('Both');
  await userEvent.click(screen.getByRole('button', { name: 'Remove shrubbery and peony' }));
  expect(await screen.findByRole('row', { name: /plaid/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove shrubbery and peony' })).not.toBeInTheDocument();
});

test('CT-03 what cannot be a synonym is told beside the field', async () => {
  await open('/admin/search');
  await userEvent.type(await screen.findByLabelText('Who types'), 'plaid');
  await userEvent.type(screen.getByLabelText('Means as well'), 'plaid');
  await userEvent.click(screen.getByRole('button', { name: 'Save synonym' }));
  expect(await screen.findByText('Must be different words')).toBeVisible();
});

test('P-19 words that found nothing stand in a list of their own', async () => {
  const { address } = await open('/admin/search');
  await userEvent.click(await screen.findByRole('link', { name: 'Words that found nothing' }));
  const row = await screen.findByRole('row', { name: /unicorn/ });
  expect(row).toHaveTextContent('14');
  expect(address()).toBe('/admin/search/no-results');
});

test('CT-03 words that found nothing lead to a synonym for them', async () => {
  const { address } = await open('/admin/search/no-results');
  await userEvent.click(await screen.findByRole('link', { name: 'Add a synonym for unicorn' }));
  expect(await screen.findByLabelText('Who types')).toHaveValue('unicorn');
  expect(address()).toBe('/admin/search?typed=unicorn');
  await userEvent.type(screen.getByLabelText('Means as well'), 'heron');
  await userEvent.click(screen.getByRole('button', { name: 'Save synonym' }));
  expect(await screen.findByRole('row', { name: /unicorn/ })).toHaveTextContent('heron');
  expect(screen.getByLabelText('Who types')).toHaveValue('');
});
