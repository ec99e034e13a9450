import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const statement = `{ royaltyStatement(studioId: "3", number: 2, page: 1, limit: 50) {
  statement { number total { minorUnits currency } csvUrl }
  lines { kind net { minorUnits } formula amount { minorUnits } }
  pageInfo { totalItems hasNextPage }
} }`;

test('a statement has a page of its lines, read in one call', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(statement, {}, signedIn)).data?.['royaltyStatement']).toEqual({
    statement: { number: 2, total: { minorUnits: 450, currency: 'USD' }, csvUrl: '/api/studios/3/statements/2/csv' },
    lines: [{ kind: 'SALE', net: { minorUnits: 900 }, formula: '9.00 x 50%', amount: { minorUnits: 450 } }],
    pageInfo: { totalItems: 1, hasNextPage: false },
  });
  expect(calls).toMatchObject([{ name: 'royalties.statement', args: ['3', 2, 1, 50] }]);
});

test('what is no statement of a studio of theirs is null', async () => {
  const none = { statement: async () => null, statements: async () => null };
  const { run } = await gatewayOver({ royalties: none });
  expect((await run(statement, {}, signedIn)).data?.['royaltyStatement']).toBeNull();
  expect(
    (await run('{ royaltyStatements(studioId: "3") { id } }', {}, signedIn)).data?.['royaltyStatements'],
  ).toBeNull();
});
