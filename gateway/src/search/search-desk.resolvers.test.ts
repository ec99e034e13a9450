import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('CT-03 synonyms are listed by their beginning, and what found nothing by how often', async () => {
  const { run, calls } = await gatewayOver();
  const query = `{ synonyms(search: "pla", page: 2, limit: 1) { items { typed meant isTwoWay } pageInfo { totalItems } }
    zeroResults { items { words count lastDay } } }`;
  expect((await run(query, {}, signedIn)).data).toEqual({
    synonyms: { items: [{ typed: 'plaid', meant: 'tartan', isTwoWay: true }], pageInfo: { totalItems: 1 } },
    zeroResults: { items: [{ words: 'unicorn', count: 4, lastDay: '2026-11-02' }] },
  });
  expect(calls.map(({ args }) => args)).toEqual([[{ q: 'pla', page: 2, limit: 1 }], [{ page: 1, limit: 24 }]]);
});

test('CT-03 a draft is tried with what it adds and removes', async () => {
  const { run, calls } = await gatewayOver();
  const dryRun = `mutation { dryRunSearch(input: { text: "unicorn",
    added: [{ typed: "unicorn", meant: "horse", isTwoWay: false }] }) {
    dryRun { before { total } after { total patterns { title } } } ${ERRORS} } }`;
  expect((await run(dryRun, {}, signedIn)).data?.['dryRunSearch']).toEqual({
    dryRun: { before: { total: 0 }, after: { total: 1, patterns: [{ title: 'Woven Dots' }] } },
    errors: [],
  });
  const added = [{ typed: 'unicorn', meant: 'horse', isTwoWay: false }];
  expect(calls).toMatchObject([{ name: 'searchDesk.dryRun', args: [{ text: 'unicorn', added, removed: [] }] }]);
});

test('CT-03 a synonym that cannot be, and one that is gone, are errors of the payload', async () => {
  const { run } = await gatewayOver({
    searchDesk: {
      save: async () => {
        throw problem(422, 'validation_failed', { errors: [{ path: 'meant', message: 'Must be different words' }] });
      },
      remove: async () => {
        throw problem(404, 'not_found');
      },
    },
  });
  const save = `mutation { saveSynonym(input: { typed: "a", meant: "a", isTwoWay: true }) { synonym { typed } ${ERRORS} } }`;
  expect((await run(save, {}, signedIn)).data?.['saveSynonym']).toMatchObject({
    errors: [{ __typename: 'ValidationError', path: ['meant'], message: 'Must be different words' }],
  });
  const remove = `mutation { removeSynonym(input: { typed: "a", meant: "b" }) { synonym { typed } ${ERRORS} } }`;
  expect((await run(remove, {}, signedIn)).data?.['removeSynonym']).toMatchObject({
    errors: [{ __typename: 'NotFoundError', path: ['typed'] }],
  });
});
