import type { DownloadLink } from '../generated/rest.ts';
import { problem } from '../../test/support/fake-apis.ts';
import { restAdminOrder, restEntitlement, restOrder, restRefund } from '../../test/support/purchase-fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const CHECKOUT = `mutation Checkout($input: StartCheckoutInput!) {
  startCheckout(input: $input) {
    order { paymentSessionId status paymentUrl total { minorUnits currency } }
    errors { __typename ... on UserError { path } ... on TotalChangedError { total { minorUnits currency } } }
  }
}`;
const input = { idempotencyKey: 'key-00001', expectedTotal: 1710 };

function refusing(status: number, code: string, facts: Readonly<Record<string, unknown>> = {}) {
  return gatewayOver({
    orders: {
      startCheckout: async () => {
        throw problem(status, code, facts);
      },
    },
  });
}

test('checkout sends its key and the total that was shown', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(CHECKOUT, { input }, signedIn);

  expect(data?.['startCheckout']).toEqual({
    order: {
      paymentSessionId: 'session-1',
      status: 'PENDING',
      paymentUrl: '/api/sandbox/pay/session-1',
      total: { minorUnits: 1710, currency: 'USD' },
    },
    errors: [],
  });
  expect(calls).toEqual([{ name: 'orders.startCheckout', args: ['key-00001', 1710], token: 'token-1' }]);
});

test('A10 a changed total comes back with the new one', async () => {
  const { run } = await refusing(409, 'total_changed', { total: 1900 });

  const { data } = await run(CHECKOUT, { input }, signedIn);

  expect(data?.['startCheckout']).toEqual({
    order: null,
    errors: [
      { __typename: 'TotalChangedError', path: ['expectedTotal'], total: { minorUnits: 1900, currency: 'USD' } },
    ],
  });
});

test('a cart that is not ready is told as such', async () => {
  const { run } = await refusing(409, 'cart_not_ready');

  const { data } = await run(CHECKOUT, { input }, signedIn);

  expect(data?.['startCheckout']).toEqual({ order: null, errors: [{ __typename: 'CartNotReadyError', path: [] }] });
});

test('A2 a key used for something else is an error of the key', async () => {
  const { run } = await refusing(409, 'idempotency_conflict');

  const { data } = await run(CHECKOUT, { input }, signedIn);

  expect(data?.['startCheckout']).toEqual({
    order: null,
    errors: [{ __typename: 'ValidationError', path: ['idempotencyKey'] }],
  });
});

test('E-32 an order is found by its session; an unknown one is null', async () => {
  const { run } = await gatewayOver({
    orders: {
      bySession: async (sessionId) =>
        sessionId === 'session-1' ? restOrder({ status: 'completed', receiptStatus: 'sent' }) : null,
    },
  });
  const query = `query ($id: String!) { orderByPaymentSession(paymentSessionId: $id) {
    status receiptStatus items { license price { minorUnits } entitlement { id } } } }`;

  expect(await run(query, { id: 'session-1' }, signedIn)).toEqual({
    data: {
      orderByPaymentSession: {
        status: 'COMPLETED',
        receiptStatus: 'SENT',
        items: [{ license: 'EXTENDED', price: { minorUnits: 1900 }, entitlement: null }],
      },
    },
  });
  expect(await run(query, { id: 'other' }, signedIn)).toEqual({ data: { orderByPaymentSession: null } });
});

test('orders and the library are null for a visitor', async () => {
  const { run, names } = await gatewayOver();

  expect(
    await run(
      '{ orders { items { id } } library { items { id } } orderByPaymentSession(paymentSessionId: "s") { id } }',
    ),
  ).toEqual({ data: { orders: null, library: null, orderByPaymentSession: null } });
  expect(names()).toEqual([]);
});

test('a member lists orders and licenses', async () => {
  const { run } = await gatewayOver({
    downloads: {
      library: async (page, limit) => ({
        entitlements: [restEntitlement()],
        pagination: { page, limit, totalItems: 1, totalPages: 1 },
      }),
    },
  });

  const { data } = await run(
    '{ orders { items { number } pageInfo { totalItems } } library(page: 1, limit: 5) { items { license formats } pageInfo { limit } } }',
    {},
    signedIn,
  );

  expect(data).toEqual({
    orders: { items: [{ number: 'HDO-00000001' }], pageInfo: { totalItems: 1 } },
    library: {
      items: [{ license: 'EXTENDED', formats: ['PSD', 'JPG', 'PNG', 'SVG', 'PDF', 'EPS', 'AI'] }],
      pageInfo: { limit: 5 },
    },
  });
});

test('a download link is made for the owner and denied to others alike', async () => {
  const { run } = await gatewayOver({
    downloads: {
      createLink: async (id) => {
        if (id !== 'entitlement-1') throw problem(404, 'not_found');
        const expiresAt = '2026-11-02T09:05:00.000Z';
        const formats: DownloadLink['formats'] = [
          { format: 'png', isReady: true, size: 2048 },
          { format: 'psd', isReady: false, size: null },
        ];
        return { url: '/api/downloads/t', fileName: 'Half-drop_Peony_1.zip', isReady: false, formats, expiresAt };
      },
    },
  });
  const mutation = `mutation ($id: ID!) { createDownloadLink(input: { entitlementId: $id }) {
    link { url fileName isReady formats { format isReady size } } errors { __typename ... on UserError { path } } } }`;

  const mine = await run(mutation, { id: 'entitlement-1' }, signedIn);
  const theirs = await run(mutation, { id: 'entitlement-2' }, signedIn);

  expect(mine.data?.['createDownloadLink']).toEqual({
    link: {
      url: '/api/downloads/t',
      fileName: 'Half-drop_Peony_1.zip',
      isReady: false,
      formats: [
        { format: 'PNG', isReady: true, size: 2048 },
        { format: 'PSD', isReady: false, size: null },
      ],
    },
    errors: [],
  });
  expect(theirs.data?.['createDownloadLink']).toEqual({
    link: null,
    errors: [{ __typename: 'NotFoundError', path: ['entitlementId'] }],
  });
});

const REFUND = `mutation Refund($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    order { number status refundable { minorUnits } items { license paid { minorUnits } isRefunded }
      refunds { reason status amount { minorUnits currency } } }
    errors { __typename ... on UserError { message path } }
  }
}`;
const refundInput = {
  orderNumber: 'HDO-00000001',
  idempotencyKey: 'key-00001',
  reason: 'DEFECTIVE_FILE',
  amount: 900,
};

test('A14 a refund goes out with its key, and comes back with what is left', async () => {
  const { run, calls } = await gatewayOver({
    orders: {
      refund: async () =>
        restAdminOrder({ refundable: 810, refunds: [restRefund({ status: 'requested', completedAt: null })] }),
    },
  });

  const { data } = await run(REFUND, { input: refundInput }, signedIn);

  expect(data?.['refundOrder']).toEqual({
    order: {
      number: 'HDO-00000001',
      status: 'COMPLETED',
      refundable: { minorUnits: 810 },
      items: [{ license: 'EXTENDED', paid: { minorUnits: 1710 }, isRefunded: false }],
      refunds: [{ reason: 'DEFECTIVE_FILE', status: 'REQUESTED', amount: { minorUnits: 900, currency: 'USD' } }],
    },
    errors: [],
  });
  expect(calls).toMatchObject([
    {
      name: 'orders.refund',
      args: [{ number: 'HDO-00000001', idempotencyKey: 'key-00001', reason: 'defective-file' }],
    },
  ]);
});

test.each([
  [409, 'refund_refused', 'RefundRefusedError', ['amount']],
  [404, 'not_found', 'NotFoundError', ['orderNumber']],
  [409, 'idempotency_conflict', 'ValidationError', ['idempotencyKey']],
])('A14 a refund that is answered with %i %s is a %s', async (status, code, name, path) => {
  const { run } = await gatewayOver({
    orders: {
      refund: async () => {
        throw problem(status, code);
      },
    },
  });

  const { data } = await run(REFUND, { input: refundInput }, signedIn);

  expect(data?.['refundOrder']).toMatchObject({ order: null, errors: [{ __typename: name, path }] });
});

test('D-09 the desk lists orders by view, order and words', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ adminOrders(view: SOLD, sort: TOTAL_DESC, search: "ada@", firstDay: "2026-11-01", lastDay: "2026-11-25", page: 2, limit: 1) {
    items { number status buyerName itemCount total { minorUnits } } pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['adminOrders']).toEqual({
    items: [
      {
        number: 'HDO-00000001',
        status: 'COMPLETED',
        buyerName: 'Ada Lovelace',
        itemCount: 1,
        total: { minorUnits: 1710 },
      },
    ],
    pageInfo: { totalItems: 1 },
  });
  expect(calls).toMatchObject([
    {
      name: 'orders.adminOrders',
      args: [
        { view: 'sold', sort: '-total', q: 'ada@', firstDay: '2026-11-01', lastDay: '2026-11-25', page: 2, limit: 1 },
      ],
    },
  ]);
});

test('D-09 the desk shows the steps of an order', async () => {
  const { run } = await gatewayOver();
  const one = '{ adminOrder(number: "HDO-00000001") { paymentReference steps { from to cause } } }';
  expect((await run(one, {}, signedIn)).data?.['adminOrder']).toEqual({
    paymentReference: 'payment-1',
    steps: [
      { from: null, to: 'PENDING', cause: 'checkout' },
      { from: 'PENDING', to: 'PAID', cause: 'payment.succeeded' },
    ],
  });
});
