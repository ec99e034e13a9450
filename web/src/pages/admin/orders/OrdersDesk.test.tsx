import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { messages } from '../../../../test/messages.ts';
import { renderApp } from '../../../../test/render.tsx';

describe('refunds', () => {
  async function findOrder(number: string) {
    signIn({ role: 'ADMIN' });
    await renderApp('/admin/orders', { signedIn: true, role: 'ADMIN' });
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
