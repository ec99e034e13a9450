import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('R-22 patterns are listed by view, order and words, and one comes with its picture and its changes', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ adminAssets(view: HELD, sort: PUBLISHED, search: "rose", limit: 1) {
    items { sku title status isHeld studio { name } } pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['adminAssets']).toEqual({
    items: [{ sku: 'HD-10000001', title: 'Rose', status: 'APPROVED', isHeld: false, studio: { name: 'Studio 1' } }],
    pageInfo: { totalItems: 1 },
  });
  const one = '{ adminAsset(id: "asset-1") { sku asset { id } changes { kind after { tags } } hold { reason } } }';
  expect((await run(one, {}, signedIn)).data?.['adminAsset']).toEqual({
    sku: 'HD-10000001',
    asset: { id: 'asset-1' },
    changes: [{ kind: 'EDITED', after: { tags: ['reeds'] } }],
    hold: null,
  });
  expect(calls.map(({ name }) => name)).toEqual(['assetDesk.list', 'assetDesk.one', 'catalog.assetsByIds']);
  expect(calls[0]?.args).toEqual([{ view: 'held', sort: 'published', q: 'rose', page: 1, limit: 1 }]);
});

test('R-22 words go to the api as they were given; a step that is not possible is an error of the payload', async () => {
  const { run, calls } = await gatewayOver({
    assetDesk: { release: () => Promise.reject(problem(409, 'illegal_transition')) },
  });
  const words = 'version: 1, title: "Rose", description: "Red.", tags: ["rose"], reason: "A typo"';
  const reword = `mutation { rewordAsset(input: { assetId: "asset-1", ${words} }) { asset { title } ${ERRORS} } }`;
  expect((await run(reword, {}, signedIn)).data?.['rewordAsset']).toEqual({ asset: { title: 'Rose' }, errors: [] });
  const limit = `mutation { limitAsset(input: { assetId: "asset-1", lastDay: "2026-12-24", reason: "Advent" })
    { asset { endsAt } ${ERRORS} } }`;
  expect((await run(limit, {}, signedIn)).data?.['limitAsset']).toMatchObject({ errors: [] });
  const feature = `mutation { featureAsset(input: { assetId: "asset-1", isFeatured: true, reason: "Fine work" })
    { asset { isFeatured } ${ERRORS} } }`;
  expect((await run(feature, {}, signedIn)).data?.['featureAsset']).toMatchObject({ errors: [] });
  const step = (name: string) =>
    `mutation { ${name}(input: { assetId: "asset-1", reason: "A copy" }) { asset { isHeld } ${ERRORS} } }`;
  expect((await run(step('holdAsset'), {}, signedIn)).data?.['holdAsset']).toEqual({
    asset: { isHeld: true },
    errors: [],
  });
  expect((await run(step('releaseAsset'), {}, signedIn)).data?.['releaseAsset']).toMatchObject({
    asset: null,
    errors: [{ __typename: 'IllegalTransitionError' }],
  });
  expect(calls[1]?.args).toEqual(['asset-1', { lastDay: '2026-12-24', reason: 'Advent' }]);
  expect(calls[2]?.args).toEqual(['asset-1', { isFeatured: true, reason: 'Fine work' }]);
  expect(calls[0]).toMatchObject({
    name: 'assetDesk.reword',
    args: ['asset-1', { version: 1, title: 'Rose', description: 'Red.', tags: ['rose'], reason: 'A typo' }],
  });
});
