import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('R-22 an owner sees which part is down, what comes due, and settings without their secrets', async () => {
  await open('/admin/system');
  const parts = within(await screen.findByRole('region', { name: 'Parts' }));
  expect(parts.getByText('Mail').nextSibling).toHaveTextContent('DownDoes not answer');
  expect(parts.getByText('Database').nextSibling).toHaveTextContent('UpPostgreSQL');
  expect(screen.getByText('payouts.monthly').nextSibling).toHaveTextContent(
    'on day 2 of every month at 04:15 UTC, not yet',
  );
  expect(screen.getByText('Last backup').nextSibling).toHaveTextContent('25 November');
  expect(screen.getByText('Last restore drill').nextSibling).toHaveTextContent('None is known');
  expect(screen.getByText('SEALING_SECRET').nextSibling).toHaveTextContent('Set, not shown');
  expect(screen.getByText('METRICS_TOKEN').nextSibling).toHaveTextContent('Not set');
});

test('R-22 the counted jobs lead to their list, where they are retried and discarded with a reason', async () => {
  const { address } = await open('/admin/system');
  await userEvent.click(await screen.findByRole('link', { name: '1 stopped' }));
  const row = within(await screen.findByRole('row', { name: /orders\.receipt 41/ }));
  expect(address()).toBe('/admin/system/jobs?view=stopped');
  expect(row.getByText('connect ECONNREFUSED 10.0.0.5:587')).toBeVisible();
  await userEvent.click(row.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 due now.')).toBeVisible();
  expect(await screen.findByText('No job is like this.')).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Failing' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard royalties.statement-mail 57' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Why'), 'Told by hand.');
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('No job is like this.')).toBeVisible();
});

test('R-22 what is being worked on is refused by name', async () => {
  await open('/admin/system/jobs?view=running');
  await userEvent.click(
    within(await screen.findByRole('row', { name: /subscriptions\.due 58/ })).getByRole('checkbox'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('0 due now.')).toBeVisible();
  expect(screen.getByText('58: This is not possible any more.')).toBeVisible();
});

test('B9 an event that failed has its effect when it is processed again', async () => {
  await open('/admin/system/payment-events');
  const row = within(await screen.findByRole('row', { name: /evt_1/ }));
  expect(row.getByText('deadlock detected')).toBeVisible();
  await userEvent.click(row.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Process again' }));
  expect(await screen.findByText('1 processed.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Processed' }));
  expect(await screen.findByRole('row', { name: /evt_1/ })).toBeVisible();
});

test('A16 a check that fails stands on the overview and leads to what is wrong', async () => {
  const { address } = await open('/admin');
  const failing = within(await screen.findByRole('region', { name: 'Money checks that fail' }));
  await userEvent.click(failing.getByRole('link', { name: 'Orders without a licence' }));
  expect(await screen.findByRole('link', { name: 'HDO-00000000' })).toHaveAttribute(
    'href',
    '/admin/orders/HDO-00000000',
  );
  expect(address()).toBe('/admin/money-checks/order-without-license');
  expect(screen.getByText(/^\$26\.00, /)).toBeVisible();
});

test('A16 a check that finds nothing says so, and a name that is none as well', async () => {
  const { unmount } = await open('/admin/money-checks/unbalanced-transaction');
  expect(await screen.findByText('Nothing is wrong')).toBeVisible();
  unmount();
  await open('/admin/money-checks/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such check' })).toBeVisible();
});

test('R-22 finance sees failing checks and no machinery', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['FINANCE'] });
  signIn(person);
  const options = { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => person } } } as const;
  const { operations } = await renderApp('/admin/system', options);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
  await waitFor(() => expect(operations.map(({ name }) => name)).not.toContain('SystemState'));
});
