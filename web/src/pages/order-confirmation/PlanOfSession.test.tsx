import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subscription, subscriptionSession, upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

type Session = ReturnType<typeof subscriptionSession>;

async function renderSession(...looks: readonly Session[]) {
  signIn();
  const rest = [...looks];
  const answer = () => (rest.length > 1 ? (rest.shift() ?? null) : (rest[0] ?? null));
  return renderApp('/order-confirmation?session_id=plan-session-1', {
    signedIn: true,
    overrides: { Query: { orderByPaymentSession: () => null, subscriptionSession: answer } },
  });
}

const paid = () => subscriptionSession({ status: 'ACTIVE', paymentUrl: null, subscription: subscription() });

test('K-15 O-01 O-02 a plan waits for the server to see its payment, then is confirmed with its facts', async () => {
  const { operations } = await renderSession(subscriptionSession(), paid());
  expect(await screen.findByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/sandbox/pay/plan-session-1'),
  );
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const plan = screen.getByRole('region', { name: 'Pro, yearly' });
  expect(plan).toHaveTextContent('$490.00 per year');
  expect(plan).toHaveTextContent('Next billing date1 November 2027');
  expect(plan).toHaveTextContent('50 downloads a month');
  expect(screen.getByRole('link', { name: 'Your subscription' })).toHaveAttribute('href', '/profile?tab=subscription');
  expect(operations.map(({ name }) => name)).toContain('OwnSubscription');
});

test('K-15 O-01 a page that is told that its plan is paid shows it, and hardly asks meanwhile', async () => {
  let tell: (() => void) | undefined;
  let isPaid = false;
  const subscribe = async function* changes() {
    yield true;
    await new Promise<void>((resolve) => (tell = resolve));
    yield true;
  };
  signIn();
  const { operations } = await renderApp('/order-confirmation?session_id=plan-session-1', {
    signedIn: true,
    overrides: {
      Query: {
        orderByPaymentSession: () => null,
        subscriptionSession: () => (isPaid ? paid() : subscriptionSession()),
      },
      Subscription: {
        subscriptionSessionChanged: { subscribe, resolve: () => ({ toldAt: '2026-11-26T09:00:00.000Z' }) },
      },
    },
  });
  await waitFor(() => expect(tell).toBeDefined());
  const looks = () => operations.filter(({ name }) => name === 'SubscriptionSession').length;
  await waitFor(() => expect(looks()).toBe(2));
  // Longer than the poll interval of a page without live updates.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(looks()).toBe(2);

  isPaid = true;
  tell?.();

  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('a refused payment of a plan says why and can be tried again in the same session', async () => {
  await renderSession(subscriptionSession({ status: 'FAILED', paymentError: 'Your card was declined.' }));
  expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/sandbox/pay/plan-session-1'),
  );
  expect(screen.getByRole('link', { name: 'Back to the plan' })).toHaveAttribute('href', '/checkout?plan=pro-yearly');
});

test('a session that was not paid in time leads back to the plan', async () => {
  await renderSession(subscriptionSession({ status: 'EXPIRED', paymentUrl: null }));
  expect(await screen.findByRole('heading', { name: 'This payment has expired' })).toBeVisible();
});

test('a lookup of a plan that fails offers Retry', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  let looks = 0;
  const answer = () => {
    looks += 1;
    if (looks === 1) throw upstreamUnavailable();
    return paid();
  };
  signIn();
  await renderApp('/order-confirmation?session_id=plan-session-1', {
    signedIn: true,
    overrides: { Query: { orderByPaymentSession: () => null, subscriptionSession: answer } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});
