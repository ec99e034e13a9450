import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

async function act(label: string, reason = 'They asked for it.') {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const form = within(await screen.findByRole('form', { name: new RegExp(`^${label}: `) }));
  if (reason !== '') await userEvent.type(form.getByLabelText('Why'), reason);
  await userEvent.click(form.getByRole('button', { name: label }));
  return form;
}

async function enterPassword() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Your password, please' }));
  await userEvent.type(dialog.getByLabelText('Password'), demoLogin.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
}

const history = async () =>
  within(await screen.findByRole('list', { name: /^History of/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('R-22 the plan of a person leads to their subscriptions', async () => {
  await open('/admin/people/user-active');
  const plan = await screen.findByRole('link', { name: /^Pro, active/ });
  expect(plan).toHaveAttribute('href', '/admin/subscriptions?view=all&q=active%40example.com');
});

test('R-22 people are listed, narrowed and found, also by the number of an order', async () => {
  const { address } = await open('/admin/people');
  expect(await screen.findByRole('link', { name: 'Ada Weaver' })).toBeVisible();
  const views = within(screen.getByRole('navigation', { name: 'People by' }));
  await userEvent.click(views.getByRole('link', { name: 'Blocked' }));
  expect(await screen.findByText('Nobody is like this.')).toBeVisible();
  expect(address()).toBe('/admin/people?view=blocked');

  await userEvent.click(views.getByRole('link', { name: 'All' }));
  const search = () => screen.getByRole('searchbox', { name: 'Address, name or order' });
  await userEvent.type(search(), 'hdo-00000000{Enter}');
  await waitFor(() => expect(screen.queryByText('Sam Subscriber')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Ada Weaver' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Weaver' })).toBeVisible();
  expect(address()).toBe('/admin/people/user-1');
});

test('R-22 a person is shown with what is theirs, and their orders and tickets are linked', async () => {
  await open('/admin/people/user-1');
  const orders = within(await screen.findByRole('list', { name: 'Orders' }));
  expect(orders.getByRole('link', { name: 'HDO-00000000' })).toHaveAttribute('href', '/admin/orders/HDO-00000000');
  const tickets = within(screen.getByRole('list', { name: 'Tickets' }));
  expect(tickets.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/admin\/support\/HD-T-/));
  expect(within(screen.getByRole('list', { name: 'Licences' })).getAllByRole('listitem')).toHaveLength(2);
  expect((await history()).at(-1)).toMatch(/^Joined/);
});

test('PR-13 an address is confirmed with a reason, which the history tells', async () => {
  await open('/admin/people/user-expired');
  await act('Confirm the address', '');
  expect(await screen.findByText('Say why')).toBeVisible();
  const form = within(screen.getByRole('form', { name: /^Confirm the address: / }));
  await userEvent.type(form.getByLabelText('Why'), 'Wrote from it.');
  await userEvent.click(form.getByRole('button', { name: 'Confirm the address' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm the address' })).not.toBeInTheDocument());
  expect((await history()).find((words) => words.includes('Address confirmed'))).toMatch(
    /Ada Weaver: Wrote from it\.$/,
  );
});

test('PR-13 a person is blocked once the password was entered again, and let in again', async () => {
  await open('/admin/people/user-active');
  await act('Block');
  await enterPassword();
  expect((await screen.findByText('Blocked', { selector: 'dt' })).nextSibling).toHaveTextContent(/^Since/);
  expect(screen.getByText('Signed in').nextSibling).toHaveTextContent('Nowhere');
  await act('Let in again');
  expect(await screen.findByRole('button', { name: 'Block' })).toBeVisible();
});

test('PR-13 a person is erased on request, and found no more', async () => {
  const { address } = await open('/admin/people/user-active');
  await act('Erase');
  await enterPassword();
  await waitFor(() => expect(address()).toBe('/admin/people'));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Sam Subscriber' })).toHaveLength(6));
});

test('R-22 downloads are corrected, and what cannot be is told beside the field', async () => {
  await open('/admin/people/user-active');
  const form = within(await screen.findByRole('form', { name: 'Correct downloads' }));
  await userEvent.clear(form.getByLabelText('Free downloads left'));
  await userEvent.type(form.getByLabelText('Free downloads left'), '9');
  await userEvent.type(form.getByLabelText('Why'), 'A file was broken.');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(await form.findByText('A whole number from 0 to 5')).toBeVisible();
  await userEvent.clear(form.getByLabelText('Free downloads left'));
  await userEvent.type(form.getByLabelText('Free downloads left'), '2');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(screen.getByText('Free downloads').nextSibling).toHaveTextContent('2 left'));
});

test('PR-13 who keeps the books reads, and changes nothing', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['FINANCE'] });
  signIn(person);
  const overrides = { Query: { viewer: () => person } };
  await renderApp('/admin/people/user-active', { signedIn: true, role: 'ADMIN', overrides });
  expect(await screen.findByText('Nothing, with your roles.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Correct downloads' })).not.toBeInTheDocument();
});

test('R-22 somebody whom nobody knows is told', async () => {
  await open('/admin/people/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such person' })).toBeVisible();
});
