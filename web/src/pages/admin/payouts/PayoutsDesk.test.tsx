import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

test('R-22 payouts of all studios are reached from the money, with what failed and why', async () => {
  signIn({ role: 'ADMIN' });
  const { address } = await renderApp('/admin/money', { signedIn: true, role: 'ADMIN' });
  await userEvent.click(await screen.findByRole('link', { name: 'Payouts of studios' }));
  expect(await screen.findAllByText('Arrived')).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'Failed' }));
  const [failed] = await screen.findAllByRole('row', { name: /The bank account is closed\./ });
  expect(failed).toHaveTextContent('$61.20');
  expect(address()).toBe('/admin/payouts?view=failed');
});
