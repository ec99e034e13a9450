import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const CONTENTS = 'title: "Red", description: "All red.", isPublished: true, reason: "For the fair"';

test('R-22 collections are listed, and the pictures of one are read in one call', async () => {
  const { run, names } = await gatewayOver();
  expect((await run('{ adminCollections { slug rule pickedCount } }', {}, signedIn)).data).toEqual({
    adminCollections: [{ slug: 'garden', rule: null, pickedCount: 2 }],
  });
  const one = '{ adminCollection(id: "100") { conditions { sort } picked { title asset { id } } } }';
  expect((await run(one, {}, signedIn)).data?.['adminCollection']).toEqual({
    conditions: { sort: 'NEWEST' },
    picked: [
      { title: 'Rose', asset: { id: 'asset-1' } },
      { title: 'Lily', asset: null },
    ],
  });
  expect(names()).toEqual(['collectionDesk.list', 'collectionDesk.one', 'catalog.assetsByIds']);
});

test('R-22 a collection by conditions is made; what is left out of a change stays', async () => {
  const { run, calls } = await gatewayOver();
  const create = `mutation { createCollection(input: { slug: "red", ${CONTENTS}, rule: MATCH, conditions: { colors: ["red"] } }) {
    collection { slug } ${ERRORS} } }`;
  expect((await run(create, {}, signedIn)).data?.['createCollection']).toEqual({
    collection: { slug: 'red' },
    errors: [],
  });
  const change = `mutation { changeCollection(input: { collectionId: "100", version: 2, ${CONTENTS} }) {
    collection { version } ${ERRORS} } }`;
  await run(change, {}, signedIn);
  const conditions = { categories: [], tags: [], colors: ['red'], sort: 'newest' };
  expect(calls).toMatchObject([
    { name: 'collectionDesk.create', args: [{ slug: 'red', rule: 'match', conditions, assetIds: null }] },
    { name: 'collectionDesk.change', args: ['100', { version: 2, rule: null, conditions: null, assetIds: null }] },
  ]);
});

test('R-22 an order that leaves a collection out is an error of the payload', async () => {
  const { run } = await gatewayOver({
    collectionDesk: {
      order: () =>
        Promise.reject(problem(422, 'validation_failed', { errors: [{ path: 'ids', message: 'Each once' }] })),
    },
  });
  const order = `mutation { orderCollections(input: { collectionIds: ["1"] }) { collections { id } ${ERRORS} } }`;
  expect((await run(order, {}, signedIn)).data?.['orderCollections']).toEqual({
    collections: null,
    errors: [{ __typename: 'ValidationError', message: 'Each once', path: ['collectionIds'] }],
  });
});
