import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable, user } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { messages } from '../../../test/messages.ts';
import { renderApp } from '../../../test/render.tsx';

test.each(['/admin', '/contributor'])('R-22 R-23 a visitor of %s is led to the login and back', async (path) => {
  const { address, operations } = await renderApp(path);

  await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(path)}`));
  expect(operations.map(({ name }) => name)).not.toContain('AdminPage');
});

test('R-22 a user is refused, and no figure is asked for', async () => {
  signIn();
  const { operations } = await renderApp('/admin', { signedIn: true });

  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('AdminPage');
});

test('R-22 an admin sees the figures of the shop and the newest open tickets', async () => {
  signIn({ role: 'ADMIN' });
  await renderApp('/admin', { signedIn: true, role: 'ADMIN' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  expect((await screen.findByText('Patterns on sale')).nextElementSibling).toHaveTextContent('60');
  expect(screen.getByText('Paid orders').nextElementSibling).toHaveTextContent('7');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('No receipt')).toBeVisible();
  expect(main.getByText('HD-T-22222222')).toBeVisible();
});

test('R-22 when the figures cannot be had the panel says so and can be asked again', async () => {
  signIn({ role: 'ADMIN' });
  const overrides = {
    Query: {
      adminOverview: () => {
        throw upstreamUnavailable();
      },
    },
  };
  await renderApp('/admin', { signedIn: true, role: 'ADMIN', overrides });

  expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

describe('refunds', () => {
  async function findOrder(number: string) {
    signIn({ role: 'ADMIN' });
    await renderApp('/admin', { signedIn: true, role: 'ADMIN' });
    await userEvent.type(await screen.findByLabelText('Order number'), `${number}{Enter}`);
  }

  test('EN-25 an admin finds an order and gives its money back', async () => {
    await findOrder('hdo-00000000');
    expect(await screen.findByText('Can still be refunded: $26.00')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Defective file');
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));

    expect(await screen.findByText('Can still be refunded: $0.00')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Refunds so far' })).toHaveTextContent('$26.00, Defective file, done');
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
    expect(messages()).toBeEmptyDOMElement();
  });

  test('what is no amount, and more than is left, is told beside the field', async () => {
    await findOrder('HDO-00000000');
    const amount = await screen.findByLabelText('Amount in dollars');
    await userEvent.type(amount, 'nine');
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter dollars, such as 9.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '26.01');
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('There is nothing left to refund of this order.')).toBeVisible();
  });

  test('a number nobody has is told', async () => {
    await findOrder('HDO-NOSUCH22');
    expect(await screen.findByText('There is no order with this number.')).toBeVisible();
  });
});

test('R-22 who looks after patterns sees the figures, and no orders', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['CATALOG'] });
  signIn(person);
  await renderApp('/admin', { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => person } } });

  expect(await screen.findByText('Patterns on sale')).toBeVisible();
  expect(screen.queryByLabelText('Order number')).not.toBeInTheDocument();
});
