import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, cart, cartItem, completed, order, upstreamUnavailable } from '@halfdrop/mocks';
import type { FileFormat } from '#generated/types.ts';
import { readLocalCart } from '#features/cart/local-cart.ts';
import { fillLocalCart, signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

const address = '/order-confirmation?session_id=session-1';
const downloadName = `Download ${order().items[0]?.title}`;

async function renderOrder(...looks: ReadonlyArray<ReturnType<typeof order> | null>) {
  signIn();
  const rest = [...looks];
  const orderByPaymentSession = () => (rest.length > 1 ? (rest.shift() ?? null) : (rest[0] ?? null));
  return renderApp(address, { signedIn: true, overrides: { Query: { orderByPaymentSession } } });
}

test('R-08 O-01 O-02 ST-21 waits for the server to see the payment, then confirms', async () => {
  let isPaid = false;
  signIn();
  const orderByPaymentSession = () => (isPaid ? completed(order()) : order());
  await renderApp(address, { signedIn: true, overrides: { Query: { orderByPaymentSession } } });

  expect(await screen.findByRole('heading', { name: 'Processing your order...' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
    'href',
    expect.any(String),
  );
  isPaid = true;
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('R-08 O-01 a page that is told of a change shows it, and hardly asks meanwhile', async () => {
  let tell: (() => void) | undefined;
  let isPaid = false;
  const subscribe = async function* changes() {
    yield true;
    await new Promise<void>((resolve) => (tell = resolve));
    yield true;
  };
  const overrides = {
    Query: { orderByPaymentSession: () => (isPaid ? completed(order()) : order()) },
    Subscription: { orderChanged: { subscribe, resolve: () => ({ toldAt: '2026-11-26T09:00:00.000Z' }) } },
  };
  signIn();
  const { operations } = await renderApp(address, { signedIn: true, overrides });
  await screen.findByRole('heading', { name: 'Processing your order...' });
  await waitFor(() => expect(tell).toBeDefined());
  const looks = () => operations.filter(({ name }) => name === 'OrderByPaymentSession').length;
  await waitFor(() => expect(looks()).toBe(2));
  // Longer than the poll interval of a page without live updates.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(looks()).toBe(2);

  isPaid = true;
  tell?.();

  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('O-01 where nothing is told a page asks again and again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const subscribe = () => {
    throw upstreamUnavailable();
  };
  const looks = [order(), order(), completed(order())];
  const overrides = {
    Query: { orderByPaymentSession: () => (looks.length > 1 ? looks.shift() : looks[0]) ?? null },
    Subscription: { orderChanged: { subscribe, resolve: () => ({ toldAt: '2026-11-26T09:00:00.000Z' }) } },
  };
  signIn();
  await renderApp(address, { signedIn: true, overrides });

  expect(await screen.findByRole('heading', { name: 'Processing your order...' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' }, { timeout: 4000 })).toBeVisible();
});

test('O-03 O-04 O-05 O-06 O-11 O-12 shows number, status, total, date, licenses and what is next', async () => {
  await renderOrder(completed(order()));

  expect(await screen.findByRole('link', { name: 'HDO-00000001' })).toHaveAttribute(
    'href',
    '/order-confirmation?session_id=session-1',
  );
  expect(screen.getByText('completed')).toBeVisible();
  expect(screen.getByText('$9.00')).toBeVisible();
  expect(screen.getByText('1 November 2026')).toHaveAttribute('datetime', '2026-11-01T09:00:00.000Z');
  const licenses = screen.getByRole('region', { name: 'Licence information' });
  expect(licenses).toHaveTextContent(/Standard licence.*HDL-/);
  const next = within(screen.getByRole('region', { name: "What's Next?" }));
  expect(next.getByRole('link', { name: 'Your library' })).toHaveAttribute('href', '/profile?tab=downloads');
});

test('O-08 O-09 O-10 the receipt note follows the mail, not a timer', async () => {
  const paid = completed(order());
  await renderOrder({ ...paid, receiptStatus: 'PENDING' }, paid);

  expect(await screen.findByText('Sending receipt to ada@example.com...')).toBeVisible();
  expect(await screen.findByText('Email sent!')).toBeVisible();
});

test('K-11 a paid order leaves neither cart nor bought patterns saved in this browser', async () => {
  fillLocalCart(0, 7);
  signIn();
  const orderByPaymentSession = () => completed(order());
  const bag = cart([cartItem(asset(9))]);
  const overrides = { Query: { orderByPaymentSession, cart: () => bag } };
  const { operations } = await renderApp(address, { signedIn: true, overrides });

  await screen.findByText('Order Confirmed!');
  await waitFor(() => expect(readLocalCart().items.map(({ id }) => id)).toEqual(['asset-7']));
  expect(operations.some(({ name }) => name === 'ServerCart')).toBe(true);
});

test('a refused payment says why and can be tried again', async () => {
  await renderOrder(order({ status: 'FAILED', paymentError: 'Your card was declined.' }));

  expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/sandbox/pay/session-1'),
  );
});

test('EN-25 an order that was refunded says so, offers no download, and keeps its receipt', async () => {
  const paid = completed(order());
  await renderOrder({ ...paid, status: 'REFUNDED', refunded: paid.total });

  expect(await screen.findByRole('heading', { name: 'Order refunded' })).toBeVisible();
  expect(screen.getByText(/We have refunded \$9\.00 of order/)).toHaveTextContent('of order HDO-00000001.');
  expect(screen.getByRole('link', { name: 'HDO-00000001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Receipt (PDF)' })).toBeVisible();
});

test('EN-25 an order of which a part was refunded says how much, and keeps the rest', async () => {
  const paid = completed(order());
  const refunded = { ...paid.total, minorUnits: 300 };
  await renderOrder({ ...paid, status: 'PARTIALLY_REFUNDED', refunded });

  expect(await screen.findByText('partly refunded')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('We have refunded $3.00 of this order.');
  expect(screen.getByRole('button', { name: downloadName })).toBeVisible();
});

test('the receipt is fetched with the token of its owner and saved; a failure is told', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:receipt';
  URL.revokeObjectURL = () => undefined;
  await renderOrder(completed(order()));
  const button = await screen.findByRole('button', { name: 'Receipt (PDF)' });
  const asked: unknown[] = [];
  const answers = [
    { ok: true, status: 200, blob: () => Promise.resolve(new Blob()) },
    { ok: false, status: 503 },
  ];
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = Object.assign((...request: unknown[]) => Promise.resolve(asked.push(request) && answers.shift()));

  await userEvent.click(button);
  await waitFor(() => expect(saved).toEqual(['Halfdrop-receipt-HDO-00000001.pdf']));
  expect(asked).toMatchObject([
    ['/api/orders/order-1/receipt', { headers: { authorization: expect.stringMatching(/^Bearer \S+$/) } }],
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt (PDF)' }));
  expect(await screen.findByText('The receipt could not be fetched')).toBeVisible();
  globalThis.fetch = fetchBefore;
});

test('an order that was not paid in time says so', async () => {
  await renderOrder(order({ status: 'EXPIRED', paymentUrl: null }));
  expect(await screen.findByRole('heading', { name: 'This order has expired' })).toBeVisible();
});

test.each([
  ['O-13 O-14 O-15 an unknown session', address],
  ['O-17 a missing session', '/order-confirmation'],
])('%s: no order', async (_title, where) => {
  signIn();
  await renderApp(where, { signedIn: true, overrides: { Query: { orderByPaymentSession: () => null } } });

  expect(await screen.findByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  expect(screen.getByText("We couldn't find an order with that session ID.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products');
});

test('O-14 signed out, the answer is the same, and there is a way to sign in and come back', async () => {
  await renderApp(address);

  expect(await screen.findByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  const logins = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'));
  expect(logins).toContain(`/login?redirect=${encodeURIComponent(address)}`);
});

test('a lookup that fails offers Retry', async () => {
  signIn();
  let looks = 0;
  const orderByPaymentSession = () => {
    looks += 1;
    if (looks === 1) throw upstreamUnavailable();
    return completed(order());
  };
  await renderApp(address, { signedIn: true, overrides: { Query: { orderByPaymentSession } } });

  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Order Confirmed!')).toBeVisible();
});

/** The page of a completed order whose files have been requested; `clicked` collects the downloads started. */
type Live = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['overrides']>['Subscription'];
type FormatStates = readonly { readonly format: FileFormat; readonly isReady: boolean; readonly size: number | null }[];

async function orderOfFiles(statesOf: (formats: readonly FileFormat[]) => FormatStates, live: Live = {}) {
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.pathname} as ${this.download}`);
  });
  const file = {
    url: '/api/downloads/signed-url-1',
    fileName: 'Rose_Garden.zip',
    expiresAt: '2026-11-01T09:10:00.000Z',
  };
  signIn();
  await renderApp(address, {
    signedIn: true,
    overrides: {
      Query: { orderByPaymentSession: () => completed(order()) },
      Subscription: live,
      Mutation: {
        createDownloadLink: (_root, { input }) => {
          const formats = [...statesOf(input.formats ?? ['PNG', 'SVG', 'PSD'])];
          const isReady = formats.every((each) => each.isReady);
          return { link: { ...file, isReady, formats }, errors: [] };
        },
      },
    },
  });
  return { clicked, button: await screen.findByRole('button', { name: downloadName }) };
}

test('O-07 ER-42 Download makes a link, starts the file, and only then says so', async () => {
  const { clicked, button } = await orderOfFiles(() => []);
  await userEvent.click(button);
  expect(await screen.findByText('Download Started')).toBeVisible();
  expect(clicked).toEqual(['/api/downloads/signed-url-1 as Rose_Garden.zip']);
});

test('O-07 Download of files that are being made says which are there, gives those, and gives all when they are there', async () => {
  let made: readonly FileFormat[] = [];
  const { clicked, button } = await orderOfFiles((formats) =>
    formats.map((format) => ({ format, isReady: made.includes(format), size: null })),
  );
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(button);
  expect(await screen.findByText('Preparing your files…')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(button).toBeDisabled();
  expect(clicked).toEqual([]);

  made = ['PNG', 'SVG'];
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByText(/^2 of 3 formats are ready: PNG, SVG\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download what is ready' }));
  expect(await screen.findByText('Download Started')).toBeVisible();
  expect(clicked).toHaveLength(1);
  expect(button).toBeDisabled();

  made = ['PNG', 'SVG', 'PSD'];
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(clicked).toHaveLength(2);
  expect(button).toBeEnabled();
  jest.useRealTimers();
});

test('O-07 a download whose files are told to be there begins at once', async () => {
  let made = false;
  let tell: (() => void) | undefined;
  const subscribe = async function* changes() {
    yield true;
    await new Promise<void>((resolve) => (tell = resolve));
    yield true;
  };
  const filesChanged = { subscribe, resolve: () => ({ toldAt: '2026-11-26T09:00:00.000Z' }) };
  const { clicked, button } = await orderOfFiles(
    (formats) => formats.map((format) => ({ format, isReady: made, size: null })),
    { filesChanged },
  );
  await userEvent.click(button);
  await waitFor(() => expect(tell).toBeDefined());
  expect(clicked).toEqual([]);

  made = true;
  tell?.();

  // Before the next poll of a page without live updates.
  await waitFor(() => expect(clicked).toHaveLength(1), { timeout: 2000 });
});

test('ER-30 a download that fails says so and starts nothing', async () => {
  const createDownloadLink = () => ({
    link: null,
    errors: [{ __typename: 'NotFoundError' as const, message: 'There is no such licence.', path: ['entitlementId'] }],
  });
  signIn();
  await renderApp(address, {
    signedIn: true,
    overrides: { Query: { orderByPaymentSession: () => completed(order()) }, Mutation: { createDownloadLink } },
  });

  await userEvent.click(await screen.findByRole('button', { name: downloadName }));
  expect(await screen.findByText('Download failed')).toBeVisible();
});
