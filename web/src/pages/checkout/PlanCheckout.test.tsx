import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { fillLocalCart, signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

test('B-06 a plan button leads to checkout with the plan chosen, though the bag is empty', async () => {
  signIn();
  const { address } = await renderApp('/pricing?billing=yearly', { signedIn: true });
  const pro = within(await screen.findByRole('article', { name: 'Pro' }));
  await userEvent.click(pro.getByRole('link', { name: 'Choose Pro' }));
  await waitFor(() => expect(address()).toBe('/checkout?plan=pro-yearly'));
  expect(await screen.findByRole('radio', { name: 'Pro $490.00 per year' })).toBeChecked();
  const summary = screen.getByRole('region', { name: 'Pro' });
  expect(summary).toHaveTextContent(/\$490\.00 per year.*instead of \$588\.00.*50 downloads a month/);
  expect(summary).toHaveTextContent('Plans cannot be started yet, and nothing is charged.');
  expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument();
});

test('B-06 K-02 a visitor signs in first and comes back to the plan', async () => {
  const { address } = await renderApp('/checkout?plan=starter-monthly');
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcheckout%3Fplan%3Dstarter-monthly'));
});

test('K-06 another plan can be chosen there, and an unknown one is none', async () => {
  signIn();
  const { address } = await renderApp('/checkout?plan=gold', { signedIn: true });
  expect(await screen.findByRole('region', { name: 'No plan chosen' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Membership $9.99 per month' }));
  expect(await screen.findByRole('region', { name: 'Membership' })).toBeVisible();
  expect(address()).toBe('/checkout?plan=membership-monthly');
  expect(screen.getByRole('region', { name: 'Membership' })).toHaveTextContent('$9.99 per month');
  await userEvent.click(screen.getByRole('radio', { name: 'Membership $99.99 per year' }));
  expect(screen.getByRole('region', { name: 'Membership' })).toHaveTextContent('$99.99 per year');
});

test('K-04 K-05 a buyer changes between the bag and the plans', async () => {
  signIn();
  fillLocalCart(7);
  const { address } = await renderApp('/checkout', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to my bag' }));
  expect(await screen.findByRole('list', { name: 'Order items' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Subscribe & Save' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Subscribe & Save' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Single Purchase' }));
  expect(await screen.findByRole('list', { name: 'Order items' })).toBeVisible();
  expect(address()).toBe('/checkout');
});

test('plans that cannot be had at checkout say so', async () => {
  signIn();
  const plans = () => {
    throw upstreamUnavailable();
  };
  await renderApp('/checkout?plan=pro-yearly', { signedIn: true, overrides: { Query: { plans } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The plans cannot be shown just now');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
