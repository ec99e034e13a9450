import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

async function type(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

test('R-22 every plan is listed with what it costs, gives, and who has it', async () => {
  await open('/admin/plans');
  const table = await screen.findByRole('table', { name: 'Plans' });
  const row = within(table).getByRole('link', { name: 'Pro, monthly' }).closest('tr');
  expect(row).toHaveTextContent('$49.00 a month');
  expect(row).toHaveTextContent('50 a monthCommercial');
  expect(within(table).getAllByRole('link', { name: '12' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/subscriptions\?plan=/),
  );
});

test('R-22 a price is changed for new subscribers, and who has the plan keeps theirs', async () => {
  await open('/admin/plans/pro-monthly');
  await screen.findByRole('heading', { level: 1, name: 'Pro, monthly' });
  await type('Price in dollars', '19.00');
  await type('Why', 'Costs have risen');
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  expect(await screen.findAllByText(/^Another plan has or had this price/)).not.toHaveLength(0);
  await type('Price in dollars', '59.00');
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  expect(await screen.findByText('Plan changed')).toBeVisible();
  expect(await screen.findByText('Version 2, started: $59.00 a month')).toBeVisible();
  expect(screen.getByText('Version 1, started: $49.00 a month')).toBeVisible();
  expect(screen.getByRole('link', { name: '12 subscribers have it' })).toHaveAttribute(
    'href',
    '/admin/subscriptions?plan=pro-monthly&version=1',
  );
});

test('R-22 a version is planned for a day, and canceled', async () => {
  await open('/admin/plans/starter-monthly');
  await screen.findByRole('heading', { level: 1, name: 'Starter, monthly' });
  await type('Downloads a month', '15');
  await userEvent.type(screen.getByLabelText('From'), '2027-01-01');
  await type('Why', 'A new year');
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  expect(await screen.findByText('$19.00 a month from 1 January 2027')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel what is planned' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Why'), 'Not yet');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText('Version 2, canceled: $19.00 a month')).toBeVisible();
});

test('R-22 a plan is taken off sale; what every account has stays', async () => {
  const { goTo } = await open('/admin/plans/elite-yearly');
  await userEvent.click(await screen.findByRole('button', { name: 'Take it off sale' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/12 subscribers keep it/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Why'), 'Too few');
  await userEvent.click(dialog.getByRole('button', { name: 'Take off sale' }));
  expect(await screen.findByText('Off sale')).toBeVisible();
  await goTo('/admin/plans/free');
  await screen.findByRole('heading', { level: 1, name: 'Free' });
  expect(screen.queryByRole('button', { name: 'Take it off sale' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Price in dollars')).not.toBeInTheDocument();
});

test('R-22 a plan that is not there is told', async () => {
  await open('/admin/plans/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such plan' })).toBeVisible();
});
