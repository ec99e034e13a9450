import { demoLogin } from '@halfdrop/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { messages } from '../../../../test/messages.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('D-09 the orders are listed, narrowed and found, and one is opened', async () => {
  const { address } = await open('/admin/orders');
  expect(await screen.findByRole('link', { name: 'HDO-00000000' })).toBeVisible();
  const views = within(screen.getByRole('navigation', { name: 'Orders by' }));
  await userEvent.click(views.getByRole('link', { name: 'Unpaid' }));
  expect(await screen.findByText('No order is like this.')).toBeVisible();
  expect(address()).toBe('/admin/orders?view=unpaid');

  await userEvent.click(views.getByRole('link', { name: 'All' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Number or address' }), 'hdo-0000{Enter}');
  expect(await screen.findByRole('link', { name: 'HDO-00000000' })).toBeVisible();
  expect(address()).toBe('/admin/orders?q=hdo-0000');
  await userEvent.click(screen.getByRole('link', { name: 'HDO-00000000' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'HDO-00000000' })).toBeVisible();
  expect(address()).toBe('/admin/orders/HDO-00000000');
});

test('D-09 the list as it is narrowed is fetched as a file, once the password is given again', async () => {
  const { address, operations } = await open('/admin/orders?view=sold&q=hdo&from=2026-11-01');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const proof = within(await screen.findByRole('dialog'));
  await userEvent.type(proof.getByLabelText('Password'), demoLogin.password);
  await userEvent.click(proof.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.hash).toBe('#exported'));
  expect(address()).toBe('/admin/orders?view=sold&q=hdo&from=2026-11-01');
  const asked = operations.filter(({ name }) => name === 'ExportOrders');
  expect(asked.at(-1)?.variables).toEqual({
    input: { view: 'SOLD', search: 'hdo', firstDay: '2026-11-01', lastDay: null },
  });
});

test('D-09 orders are narrowed to the days they were placed, and the address keeps them', async () => {
  const { address, operations } = await open('/admin/orders?view=sold&from=yesterday');
  await screen.findByRole('link', { name: 'HDO-00000000' });
  const asked = () => operations.filter(({ name }) => name === 'OrderList').at(-1)?.variables;
  expect(asked()).toMatchObject({ firstDay: null, lastDay: null });
  fireEvent.change(screen.getByLabelText('Placed from, in UTC'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('Placed until, in UTC'), { target: { value: '2026-11-30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No order is like this.')).toBeVisible();
  expect(address()).toBe('/admin/orders?view=sold&from=2026-11-02&until=2026-11-30');
  expect(asked()).toMatchObject({ view: 'SOLD', firstDay: '2026-11-02', lastDay: '2026-11-30' });
});

test('EN-25 an admin reads what happened to an order and gives its money back', async () => {
  await open('/admin/orders/HDO-00000000');
  const history = within(await screen.findByRole('list', { name: 'History of HDO-00000000' }));
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Waiting for payment.*Checkout began$/),
    expect.stringMatching(/^Paid/),
    expect.stringMatching(/^Completed/),
  ]);
  expect(screen.getByText('Can be refunded').nextSibling).toHaveTextContent('$26.00');
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Defective file');
  await userEvent.click(screen.getByLabelText(/^Midnight Fern/));
  expect(screen.getByRole('button', { name: 'Refund $12.00' })).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^Midnight Fern/));
  await userEvent.click(screen.getByRole('button', { name: 'Refund $26.00' }));

  expect(await screen.findByText('Refund of $26.00 asked for')).toBeVisible();
  expect(screen.getByText('Defective file, done')).toBeVisible();
  expect(screen.getByText('Can be refunded').nextSibling).toHaveTextContent('$0.00');
  expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  expect(messages()).toBeEmptyDOMElement();
});

test('what is no amount, and more than is left, is told beside the field', async () => {
  await open('/admin/orders/HDO-00000000');
  const amount = await screen.findByLabelText('Amount in dollars');
  await userEvent.type(amount, 'nine');
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter dollars, such as 9.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '26.01');
  await userEvent.click(screen.getByRole('button', { name: 'Refund $26.01' }));
  expect(await screen.findByText('There is nothing left to refund of this order.')).toBeVisible();
});

test('a number nobody has is told', async () => {
  await open('/admin/orders/HDO-NOSUCH22');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeVisible();
});

test('EN-25 the lists that must be empty stand beside the orders, and what the provider has told beside one', async () => {
  const { goTo } = await open('/admin/orders');
  const checks = within(await screen.findByRole('region', { name: 'What must be empty' }));
  expect(checks.getByRole('link', { name: 'Paid, not completed' })).toHaveAttribute(
    'href',
    '/admin/money-checks/paid-not-completed',
  );
  expect(checks.getByRole('link', { name: 'Orders without a charge' })).toBeVisible();
  const [sold] = await screen.findAllByRole('link', { name: /^HDO-/ });
  await goTo(sold?.getAttribute('href') ?? '');
  const events = within(await screen.findByRole('list', { name: 'Events of the payment provider' }));
  expect(events.getByText(/^The payment came in: \$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^order-paid:/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/money\/.*order-paid/),
  );
});
