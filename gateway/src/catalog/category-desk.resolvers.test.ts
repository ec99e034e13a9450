import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const CONTENTS = 'name: "Folk", reason: "For the fair"';

test('R-22 categories are listed in one call, with the asset ID of the chosen cover', async () => {
  const { run, names } = await gatewayOver();
  const { data } = await run('{ adminCategories { slug kind coverSku price { usd { minorUnits } } } }', {}, signedIn);
  expect(data).toEqual({
    adminCategories: [
      { slug: 'nature-organic', kind: 'MENU', coverSku: 'HD-10000001', price: { usd: { minorUnits: 1200 } } },
    ],
  });
  expect(names()).toEqual(['categoryDesk.list']);
});

test('R-22 a category is made and removed; what is left out is nothing', async () => {
  const { run, calls } = await gatewayOver();
  await run(
    `mutation { createCategory(input: { slug: "folk", kind: FILTER, ${CONTENTS} }) { category { id } ${ERRORS} } }`,
    {},
    signedIn,
  );
  const remove = `mutation { removeCategory(input: { categoryId: "60", version: 1, reason: "Empty" }) {
    categories { id } ${ERRORS} } }`;
  expect((await run(remove, {}, signedIn)).data?.['removeCategory']).toEqual({ categories: [{ id: '3' }], errors: [] });
  expect(calls).toMatchObject([
    {
      name: 'categoryDesk.create',
      args: [{ slug: 'folk', kind: 'filter', parentId: null, aliases: [], coverSku: null }],
    },
    { name: 'categoryDesk.remove', args: ['60', { intoId: null, version: 1 }] },
  ]);
});

test('R-22 a word that leads elsewhere is an error of its field, and so is an order that leaves one out', async () => {
  const { run } = await gatewayOver({
    categoryDesk: {
      change: () => Promise.reject(problem(409, 'already_taken', { field: 'aliases' })),
      order: () =>
        Promise.reject(problem(422, 'validation_failed', { errors: [{ path: 'ids', message: 'Each once' }] })),
    },
  });
  const change = `mutation { changeCategory(input: { categoryId: "3", version: 2, aliases: ["taken"], ${CONTENTS} }) {
    category { id } ${ERRORS} } }`;
  expect((await run(change, {}, signedIn)).data?.['changeCategory']).toMatchObject({
    category: null,
    errors: [{ __typename: 'AlreadyTakenError', path: ['aliases'] }],
  });
  const order = `mutation { orderCategories(input: { categoryIds: ["3"] }) { categories { id } ${ERRORS} } }`;
  expect((await run(order, {}, signedIn)).data?.['orderCategories']).toEqual({
    categories: null,
    errors: [{ __typename: 'ValidationError', message: 'Each once', path: ['categoryIds'] }],
  });
});

test.each([
  ['/products?category=nature&colors=Red', '/products?category=nature-organic&colors=Red'],
  ['/products?category=geometric&sub=optical&page=2', '/products?category=geometric&sub=fine-lines&page=2'],
])('R-22 %s leads to %s', async (address, target) => {
  const { url } = await gatewayOver({
    categoryDesk: {
      addresses: async () => [
        { alias: 'nature', slug: 'nature-organic' },
        { alias: 'optical', slug: 'fine-lines' },
      ],
    },
  });
  const reply = await fetch(url + address, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([301, target]);
});

test('R-22 a category by its own address is no redirect, nor is any while the api is away', async () => {
  const { url } = await gatewayOver({ categoryDesk: { addresses: () => Promise.reject(new Error('away')) } });
  for (const address of ['/products?category=nature', '/products?colors=Red', '/products']) {
    expect((await fetch(url + address, { redirect: 'manual' })).status).toBe(200);
  }
});
