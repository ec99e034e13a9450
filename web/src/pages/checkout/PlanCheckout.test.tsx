/** @jest-environment <rootDir>/jest.env.js */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWITCHED_OFF_WORDS } from '@halfdrop/domain';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { goToPayment } from '#lib/payment-page.ts';
import { fillLocalCart, signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

// jsdom does not navigate.
jest.mock('#lib/payment-page.ts', () => ({
  ...jest.requireActual<typeof import('#lib/payment-page.ts')>('#lib/payment-page.ts'),
  goToPayment: jest.fn(),
}));

test('B-06 a plan button leads to checkout with the plan chosen, though the bag is empty', async () => {
  signIn();
  const { address } = await renderApp('/pricing?billing=yearly', { signedIn: true });
  const pro = within(await screen.findByRole('article', { name: 'Pro' }));
  await userEvent.click(pro.getByRole('link', { name: 'Choose Pro' }));
  await waitFor(() => expect(address()).toBe('/checkout?plan=pro-yearly'));
  expect(await screen.findByRole('radio', { name: 'Pro $490.00 per year' })).toBeChecked();
  const summary = screen.getByRole('region', { name: 'Pro' });
  expect(summary).toHaveTextContent(/\$490\.00 per year.*instead of \$588\.00.*50 downloads a month/);
  expect(summary).toHaveTextContent('$490.00 is charged now and at every renewal until you cancel');
  expect(within(summary).getByRole('button', { name: 'Subscribe' })).toBeEnabled();
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

const subscribe = async () => userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));

test('K-15 K-05 Subscribe leads to the payment page, and the plan is waited for', async () => {
  signIn();
  const { address, operations } = await renderApp('/checkout?plan=pro-yearly', { signedIn: true });
  await subscribe();

  await waitFor(() => expect(address()).toBe('/order-confirmation?session_id=plan-session-1'));
  expect(jest.mocked(goToPayment).mock.calls).toEqual([[expect.stringContaining('/api/sandbox/pay/plan-session-1')]]);
  const sent = operations.filter(({ name }) => name === 'CreateSubscriptionSession');
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { planId: 'pro-yearly' } }]);
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('E-23 ER-24 a session that cannot be opened says so', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const createSubscriptionSession = () => {
    throw upstreamUnavailable();
  };
  signIn();
  const { address } = await renderApp('/checkout?plan=pro-yearly', {
    signedIn: true,
    overrides: { Mutation: { createSubscriptionSession } },
  });
  await subscribe();
  expect(await screen.findByText('Subscription failed')).toBeVisible();
  expect(screen.getByText('Please try again or contact support')).toBeVisible();
  expect(address()).toBe('/checkout?plan=pro-yearly');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('E-23 a refusal of the server is shown beside the button', async () => {
  const message = 'You have Pro already. You can change your plan instead.';
  const createSubscriptionSession = () => ({
    paymentUrl: null,
    paymentSessionId: null,
    errors: [{ __typename: 'AlreadySubscribedError' as const, message, path: [] }],
  });
  signIn();
  await renderApp('/checkout?plan=pro-yearly', {
    signedIn: true,
    overrides: { Mutation: { createSubscriptionSession } },
  });
  await subscribe();
  expect(await screen.findByText(message)).toBeVisible();
});

test('B-21 a trial starts at checkout without a card, and leads to the subscription', async () => {
  signIn();
  const { address } = await renderApp('/checkout?plan=membership-monthly', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Start 7-day free trial' }));
  await waitFor(() => expect(address()).toBe('/profile?tab=subscription'));
  expect(
    await within(await screen.findByRole('tabpanel')).findByText(/^Your free trial ends on 8 November 2026/),
  ).toBeVisible();
});

test.each([
  ['B-21 a second trial', 'TrialUsedError', 'You have already used your free trial.'],
  ['R-22 a trial while no plans are started', 'SwitchedOffError', SWITCHED_OFF_WORDS.purchases],
] as const)('%s is refused in the words of the server', async (_what, __typename, message) => {
  const startTrial = () => ({ subscription: null, errors: [{ __typename, message, path: [] }] });
  signIn();
  await renderApp('/checkout?plan=membership-monthly', { signedIn: true, overrides: { Mutation: { startTrial } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start 7-day free trial' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('B-09 who has a plan is not sold a second one', async () => {
  signIn();
  await renderApp('/checkout?plan=elite-yearly', { signedIn: true, subscription: 'active' });
  expect(await screen.findByRole('button', { name: 'Upgrade to Elite, yearly' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
});
