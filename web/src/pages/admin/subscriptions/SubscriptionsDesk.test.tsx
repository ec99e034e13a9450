import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

const form = (name: string) => within(screen.getByRole('form', { name }));

test('G-11 subscriptions are listed, narrowed to those that are unpaid, and opened', async () => {
  const { address } = await open('/admin/subscriptions');
  expect(await screen.findAllByRole('link', { name: 'Sam Subscriber' })).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'Unpaid' }));
  const row = within(await screen.findByRole('row', { name: /pastdue@example.com/ }));
  expect(row.getByText('Pro, yearly')).toBeVisible();
  expect(row.getByText('Unpaid')).toBeVisible();
  await userEvent.click(row.getByRole('link', { name: 'Sam Subscriber' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Subscriber' })).toBeVisible();
  expect(address()).toBe('/admin/subscriptions/subscription-of-user-pastDue');
  expect(screen.getByRole('form', { name: 'End at once' })).toBeVisible();
});

test('R-22 those who have one version of a plan are shown alone, until all plans are', async () => {
  const { address } = await open('/admin/subscriptions?view=all&plan=starter-monthly&version=2');
  expect(await screen.findByText('No subscription is like this.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Plan starter-monthly, version 2: show all plans' }));
  expect(await screen.findAllByRole('link', { name: 'Sam Subscriber' })).not.toHaveLength(0);
  expect(address()).toBe('/admin/subscriptions?view=all');
});

test('G-11 downloads are given with a reason', async () => {
  await open('/admin/subscriptions/subscription-of-user-active');
  expect(await screen.findByText('12 used, 38 left')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Claimed patterns' })).toBeVisible();
  await userEvent.click(form('Give downloads').getByRole('button', { name: 'Give them' }));
  expect(await screen.findByText('Please enter how many downloads, such as 10')).toBeVisible();
  await userEvent.type(form('Give downloads').getByLabelText('Downloads'), '10');
  await userEvent.type(form('Give downloads').getByLabelText('Why'), 'A file was broken.');
  await userEvent.click(form('Give downloads').getByRole('button', { name: 'Give them' }));
  expect(await screen.findByText('12 used, 48 left')).toBeVisible();
});

test('G-11 a subscription is canceled for the end of its period', async () => {
  await open('/admin/subscriptions/subscription-of-user-active');
  await screen.findByRole('form', { name: 'Cancel' });
  await userEvent.type(form('Cancel').getByLabelText('Why'), 'Asked for by phone.');
  await userEvent.click(form('Cancel').getByRole('button', { name: 'Cancel at the end of the period' }));
  const history = await screen.findByRole('list', { name: 'History of the subscription' });
  expect(await within(history).findByText('The shop canceled it')).toBeVisible();
});

test('G-11 BC-26 the first payment is given back, and then nothing is left to do', async () => {
  await open('/admin/subscriptions/subscription-of-user-active');
  const title = 'Give the first payment back';
  await screen.findByRole('form', { name: title });
  await userEvent.type(form(title).getByLabelText('Why'), 'Asked for.');
  await userEvent.click(form(title).getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('The first payment goes back')).toBeVisible();
  expect(await screen.findByText('Over since')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('G-11 a subscription that nobody has is told', async () => {
  await open('/admin/subscriptions/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such subscription' })).toBeVisible();
});
