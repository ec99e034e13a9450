import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('A16 differences from the provider are named with both amounts and what to do', async () => {
  await open('/admin/money');
  const differences = within(await screen.findByRole('list', { name: 'Differences' }));
  const [stray, other] = differences.getAllByRole('listitem');
  expect(stray).toHaveTextContent('Taken by the provider, not booked');
  expect(stray).toHaveTextContent('pi_31: provider $9.00, books nothing');
  expect(stray).toHaveTextContent('process it again');
  expect(other).toHaveTextContent('pi_30: provider $25.00, books $26.00');
  const nights = within(screen.getByRole('list', { name: 'Comparisons' })).getAllByRole('listitem');
  expect(nights.map((night) => night.textContent)).toEqual([
    expect.stringContaining('2 different'),
    expect.stringContaining('0 different'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText(/compared in the background/)).toBeVisible();
});

test('A16 the ledger is narrowed, and a transaction shows its entries and its order', async () => {
  const { address } = await open('/admin/money');
  expect(await screen.findByRole('link', { name: 'order-refunded:re_1' })).toBeVisible();
  const search = within(screen.getByRole('search', { name: 'Transactions' }));
  await userEvent.type(search.getByLabelText('Account, such as provider'), 'sales');
  await userEvent.click(search.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('row', { name: /order-paid:1/ })).toBeVisible();
  expect(address()).toBe('/admin/money?account=sales');
  expect(screen.queryByRole('row', { name: /order-refunded:re_1/ })).not.toBeInTheDocument();

  await userEvent.click(within(screen.getByRole('row', { name: /order-paid:1/ })).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'order-paid:1' })).toBeVisible();
  expect(screen.getByText('provider').nextSibling).toHaveTextContent('$26.00');
  expect(screen.getByText('sales').nextSibling).toHaveTextContent('-$26.00');
  expect(screen.getByRole('link', { name: 'HDO-00000000' })).toBeVisible();
});

test('A16 what is no month is told beside the field, and a transaction that nobody booked as well', async () => {
  const { unmount } = await open('/admin/money');
  await userEvent.type(await screen.findByLabelText('Month'), 'November');
  await userEvent.click(screen.getByRole('button', { name: 'Save CSV' }));
  expect(await screen.findByText('Please enter a month, such as 2026-11')).toBeVisible();
  unmount();
  await open('/admin/money/order-paid%3Anone');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such transaction' })).toBeVisible();
});
