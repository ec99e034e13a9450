import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('CT-03 pins are listed, saved and taken away; a pattern that is not on sale is an error of its field', async () => {
  const list = '{ pinnedSearches(search: "ro", limit: 1) { items { words endsOn patterns { sku isOnSale } } } }';
  const { run, calls } = await gatewayOver();
  expect((await run(list, {}, signedIn)).data?.['pinnedSearches']).toEqual({
    items: [{ words: 'rose', endsOn: '2026-12-24', patterns: [{ sku: 'HD-10000001', isOnSale: true }] }],
  });
  const save = `mutation { saveSearchPin(input: { words: "rose", skus: ["HD-10000001"], endsOn: "2026-12-24" }) {
    pin { words } ${ERRORS} } }`;
  expect((await run(save, {}, signedIn)).data?.['saveSearchPin']).toEqual({ pin: { words: 'rose' }, errors: [] });
  expect(calls.map(({ args }) => args)).toEqual([
    [{ q: 'ro', page: 1, limit: 1 }],
    [{ words: 'rose', assetIds: ['HD-10000001'], endsOn: '2026-12-24' }],
  ]);
  const errors = [{ path: 'assetIds', message: 'No pattern on sale has the asset ID HD-10000001' }];
  const refused = await gatewayOver({
    searchPins: {
      save: () => Promise.reject(problem(422, 'validation_failed', { errors })),
      remove: () => Promise.reject(problem(404, 'not_found')),
    },
  });
  expect((await refused.run(save, {}, signedIn)).data?.['saveSearchPin']).toEqual({
    pin: null,
    errors: [{ __typename: 'ValidationError', message: errors[0]?.message, path: ['skus'] }],
  });
  const remove = `mutation { removeSearchPin(input: { words: "rose" }) { pin { words } ${ERRORS} } }`;
  expect((await refused.run(remove, {}, signedIn)).data?.['removeSearchPin']).toMatchObject({
    pin: null,
    errors: [{ __typename: 'NotFoundError', path: ['words'] }],
  });
});
