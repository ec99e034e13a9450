import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

test('A16 transactions are listed by day, account and the beginning of their key', async () => {
  const { run, calls } = await gatewayOver();
  const items = 'items { key kind amount { minorUnits currency } } pageInfo { totalItems }';
  const narrow = 'day: "2026-11-02", account: "provider", search: "order", page: 2, limit: 1';
  expect((await run(`{ ledgerTransactions(${narrow}) { ${items} } }`, {}, signedIn)).data).toEqual({
    ledgerTransactions: {
      items: [{ key: 'order-paid:1', kind: 'order-paid', amount: { minorUnits: 900, currency: 'USD' } }],
      pageInfo: { totalItems: 1 },
    },
  });
  await run(`{ ledgerTransactions { ${items} } }`, {}, signedIn);
  expect(calls.map(({ args }) => args)).toEqual([
    [{ day: '2026-11-02', account: 'provider', q: 'order', page: 2, limit: 1 }],
    [{ page: 1, limit: 24 }],
  ]);
});

test('A16 a transaction shows its entries and the order it belongs to, and an unknown one is null', async () => {
  const query = `{ ledgerTransaction(key: "order-paid:1") { entries { account amount { minorUnits } } orderNumber } }`;
  const { run } = await gatewayOver();
  expect((await run(query, {}, signedIn)).data?.['ledgerTransaction']).toEqual({
    entries: [
      { account: 'provider', amount: { minorUnits: 900 } },
      { account: 'sales', amount: { minorUnits: -900 } },
    ],
    orderNumber: 'HDO-00000001',
  });
  const without = await gatewayOver({ money: { transaction: async () => null } });
  expect((await without.run(query, {}, signedIn)).data).toEqual({ ledgerTransaction: null });
});

test('A16 differences from the provider are named with both amounts, and a comparison is asked for', async () => {
  const { run, names } = await gatewayOver();
  const query = `{ reconciliations { reconciliations { provider differenceCount }
    differences { difference kind theirAmount { minorUnits } ourAmount { minorUnits } } } }`;
  expect((await run(query, {}, signedIn)).data?.['reconciliations']).toEqual({
    reconciliations: [{ provider: 'stripe', differenceCount: 1 }],
    differences: [{ difference: 'MISSING_HERE', kind: 'CHARGE', theirAmount: { minorUnits: 900 }, ourAmount: null }],
  });
  const request = 'mutation { requestReconciliation { requestedAt errors { __typename } } }';
  expect((await run(request, {}, signedIn)).data?.['requestReconciliation']).toEqual({
    requestedAt: '2026-11-03T09:00:00.000Z',
    errors: [],
  });
  expect(names()).toEqual(['money.reconciliations', 'money.reconcile']);
});
