/** @jest-environment <rootDir>/jest.env.js */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, cartItem, upstreamUnavailable } from '@halfdrop/mocks';
import { fillLocalCart, signIn } from '../../../test/browser-state.ts';
import { goToPayment } from '#lib/payment-page.ts';
import { renderApp } from '../../../test/render.tsx';

// jsdom does not navigate.
jest.mock('#lib/payment-page.ts', () => ({
  ...jest.requireActual<typeof import('#lib/payment-page.ts')>('#lib/payment-page.ts'),
  goToPayment: jest.fn(),
}));

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

async function openFilledCheckout(options: Parameters<typeof renderApp>[1] = {}) {
  signIn();
  fillLocalCart(7, 8);
  return renderApp('/checkout', { signedIn: true, ...options });
}

const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Proceed to Payment' }));

test('R-43 K-02 V-41 PR-07 a visitor is sent to sign in, and keeps the cart', async () => {
  fillLocalCart(7);
  const { address } = await renderApp('/checkout');
  await waitFor(() => expect(address()).toBe('/login?redirect=/checkout'));
  expect(localStorage.getItem('halfdrop.cart')).toContain('asset-7');
});

test('K-01 an empty cart leads to the cart page', async () => {
  signIn();
  const { address } = await renderApp('/checkout', { signedIn: true });
  await waitFor(() => expect(address()).toBe('/cart'));
});

test('R-07 K-07 K-08 K-16 lists what is bought and the sums in dollars', async () => {
  await openFilledCheckout();

  const items = await screen.findByRole('list', { name: 'Order items' });
  expect(items).toHaveTextContent(/Woven LinenStandard licence\$8\.00.*Bold HeronStandard licence\$9\.00/);
  expect(screen.getByRole('region', { name: 'Payment Summary' })).toHaveTextContent(/Subtotal\$17\.00Total\$17\.00/);
});

test('G-12 G-10 names the ways to pay that are offered, and that purchases are final', async () => {
  await openFilledCheckout();
  const summary = await screen.findByRole('region', { name: 'Payment Summary' });
  await waitFor(() => expect(summary).toHaveTextContent('Payment is by Card, PayPal, or Apple Pay, in US dollars'));
  expect(summary).toHaveTextContent('Pattern purchases are final.');
});

test('H3 says plainly that no money moves where payment is a test, and nothing of it elsewhere', async () => {
  await openFilledCheckout({ overrides: { Query: { isPaymentTest: () => true } } });
  expect(await screen.findByRole('note')).toHaveTextContent('no money moves');
  cleanup();
  await openFilledCheckout();
  await screen.findByRole('region', { name: 'Payment Summary' });
  expect(screen.queryByRole('note')).toBeNull();
});

test('G-12 names no way to pay that is not offered', async () => {
  await openFilledCheckout({ overrides: { Query: { paymentMethods: () => ['CARD'] } } });
  const summary = await screen.findByRole('region', { name: 'Payment Summary' });
  await waitFor(() => expect(summary).toHaveTextContent('Payment is by Card, in US dollars'));
  expect(summary).not.toHaveTextContent('PayPal');
});

test('K-09 K-12 pays in the same tab, and Back from the payment page leads to the order', async () => {
  const { address, operations } = await openFilledCheckout({ paymentOutcome: 'pending' });
  await pay();

  await waitFor(() => expect(address()).toMatch(/^\/order-confirmation\?session_id=session-\d+$/));
  expect(jest.mocked(goToPayment).mock.calls).toEqual([[expect.stringContaining('/api/sandbox/pay/session-')]]);
  const started = operations.filter(({ name }) => name === 'StartCheckout');
  expect(started.map(({ variables }) => variables)).toEqual([
    { input: { idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/), expectedTotal: 1700 } },
  ]);
  const link = await screen.findByRole('link', { name: 'Go to the payment page' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/api/sandbox/pay/session-'));
});

test('EN-24 company and tax number typed at checkout are stored before the payment begins', async () => {
  const { operations } = await openFilledCheckout();
  await userEvent.click(await screen.findByText('Invoice to a company'));
  await userEvent.type(screen.getByLabelText('Company name'), 'Loom');
  await pay();
  await waitFor(() => expect(goToPayment).toHaveBeenCalled());
  const names = operations.map(({ name }) => name);
  expect(names.indexOf('UpdateBillingDetails')).toBeGreaterThan(-1);
  expect(names.indexOf('UpdateBillingDetails')).toBeLessThan(names.indexOf('StartCheckout'));
});

test('K-10 a retry after a failure is the same attempt', async () => {
  const keys: string[] = [];
  const startCheckout = (_root: unknown, { input }: { input: { idempotencyKey: string } }) => {
    keys.push(input.idempotencyKey);
    throw upstreamUnavailable();
  };
  await openFilledCheckout({ overrides: { Mutation: { startCheckout } } });
  await pay();
  expect(await screen.findByText(/could not be started\. Nothing was charged/)).toBeVisible();
  await pay();

  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
  expect(goToPayment).not.toHaveBeenCalled();
});

test('a total that has changed is shown and confirmed again before anything is charged', async () => {
  signIn();
  const changed = cart([cartItem()]);
  let looks = 0;
  const Query = {
    cart: () => {
      looks += 1;
      return looks === 1
        ? { ...changed, total: { ...changed.total, usd: { minorUnits: 500, currency: 'USD' as const } } }
        : changed;
    },
  };
  const sent: number[] = [];
  const startCheckout = (_root: unknown, { input }: { input: { expectedTotal: number } }) => {
    sent.push(input.expectedTotal);
    const message = 'The total has changed.';
    const error = {
      __typename: 'TotalChangedError' as const,
      message,
      path: ['expectedTotal'],
      total: changed.total.usd,
    };
    return { order: null, errors: [error] };
  };
  await renderApp('/checkout', { signedIn: true, overrides: { Query, Mutation: { startCheckout } } });
  await pay();

  expect(await screen.findByRole('alert')).toHaveTextContent('The total has changed to $9.00. Nothing was charged.');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Payment Summary' })).toHaveTextContent('Total$9.00'));
  await pay();
  await waitFor(() => expect(sent).toEqual([500, 900]));
});
