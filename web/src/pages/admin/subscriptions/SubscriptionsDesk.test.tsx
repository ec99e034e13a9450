import { demoLogin } from '@halfdrop/mocks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

/** Enters the password, which charging a card requires. */
async function givePassword() {
  const proof = within(await screen.findByRole('dialog'));
  await userEvent.type(proof.getByLabelText('Password'), demoLogin.password);
  await userEvent.click(proof.getByRole('button', { name: 'Continue' }));
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
  expect(screen.getAllByRole('link', { name: /^subscription-paid:/ })).not.toHaveLength(0);
  await userEvent.click(form('Give downloads').getByRole('button', { name: 'Give the downloads' }));
  expect(await screen.findByText('Please enter how many downloads, such as 10')).toBeVisible();
  await userEvent.type(form('Give downloads').getByLabelText('Downloads'), '10');
  await userEvent.type(form('Give downloads').getByLabelText('Why'), 'A file was broken.');
  await userEvent.click(form('Give downloads').getByRole('button', { name: 'Give the downloads' }));
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

test('G-11 PR-11 another plan is chosen at what is shown, and stands in the history', async () => {
  await open('/admin/subscriptions/subscription-of-user-active');
  await screen.findByRole('form', { name: 'Change the plan' });
  const change = form('Change the plan');
  await userEvent.click(change.getByRole('button', { name: 'Change it' }));
  expect(await change.findByText('Choose a plan, and wait for what it comes to')).toBeVisible();
  await change.findByRole('option', { name: /^Elite, yearly/ });
  await userEvent.selectOptions(change.getByLabelText('Plan'), 'elite-yearly');
  expect(await change.findByText(/^\$1,000\.00 is charged to the card now/)).toBeVisible();
  await userEvent.type(change.getByLabelText('Why'), 'Asked for by phone.');
  await userEvent.click(change.getByRole('button', { name: 'Charge $1,000.00 and change it' }));
  await givePassword();
  const history = await screen.findByRole('list', { name: 'History of the subscription' });
  expect(await within(history).findByText('The shop changed it to a larger plan')).toBeVisible();
});

test('G-11 days are given once it is seen what they take off the next bill', async () => {
  await open('/admin/subscriptions/subscription-of-user-active');
  await screen.findByRole('form', { name: 'Give days' });
  const give = form('Give days');
  expect(await give.findByText(/^The next bill is \$490\.00, on /)).toBeVisible();
  await userEvent.type(give.getByLabelText('Days'), '7');
  expect(await give.findByText(/These days are \$9\.40 of it: it will be \$480\.60\.$/)).toBeVisible();
  await userEvent.type(give.getByLabelText('Why'), 'The shop was down.');
  await userEvent.click(give.getByRole('button', { name: 'Take $9.40 off' }));
  expect(await screen.findByText('The days are given')).toBeVisible();
});

test('G-11 an unpaid renewal is charged again, and the plan goes on', async () => {
  await open('/admin/subscriptions/subscription-of-user-pastDue');
  await screen.findByRole('form', { name: 'Charge the renewal again' });
  const again = form('Charge the renewal again');
  expect(await again.findByText(/^\$490\.00 is unpaid\./)).toBeVisible();
  await userEvent.type(again.getByLabelText('Why'), 'The bank has lifted its limit.');
  await userEvent.click(again.getByRole('button', { name: 'Charge $490.00 now' }));
  await givePassword();
  expect(await screen.findByText('The renewal is paid')).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Give days' })).toBeVisible();
});

test('G-11 a subscription that nobody has is told', async () => {
  await open('/admin/subscriptions/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such subscription' })).toBeVisible();
});
