import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('CT-03 judged searches are listed with their grades, and candidates by how often', async () => {
  const { run, calls } = await gatewayOver();
  const query = `{ judgedSearches(search: "ro", limit: 1) { items { words patterns { title grade } } pageInfo { totalItems } }
    judgedSearchCandidates { words count } }`;
  expect((await run(query, {}, signedIn)).data).toEqual({
    judgedSearches: {
      items: [{ words: 'rose', patterns: [{ title: 'Woven Dots', grade: 3 }] }],
      pageInfo: { totalItems: 1 },
    },
    judgedSearchCandidates: [{ words: 'peony', count: 7 }],
  });
  expect(calls).toMatchObject([
    { name: 'judgedSearches.list', args: [{ q: 'ro', page: 1, limit: 1 }] },
    { name: 'judgedSearches.candidates' },
  ]);
});

test('CT-03 grades are kept by the identity of the pattern; what cannot be is an error of the payload', async () => {
  const { run, calls } = await gatewayOver({
    judgedSearches: { remove: () => Promise.reject(problem(404, 'not_found')) },
  });
  const save = `mutation { saveJudgedSearch(input: { words: "rose", grades: [{ patternId: "1", grade: 3 }] }) {
    judgedSearch { words } ${ERRORS} } }`;
  expect((await run(save, {}, signedIn)).data?.['saveJudgedSearch']).toEqual({
    judgedSearch: { words: 'rose' },
    errors: [],
  });
  expect(calls).toMatchObject([{ args: [{ words: 'rose', grades: [{ assetId: '1', grade: 3 }] }] }]);
  const remove = `mutation { removeJudgedSearch(input: { words: "rose" }) { judgedSearch { words } ${ERRORS} } }`;
  expect((await run(remove, {}, signedIn)).data?.['removeJudgedSearch']).toMatchObject({
    judgedSearch: null,
    errors: [{ __typename: 'NotFoundError', path: ['words'] }],
  });
});

test('CT-03 a draft is tried with every judged search; a pin of what is not on sale is an error of its field', async () => {
  const { run, calls } = await gatewayOver();
  const dryRun = `mutation { dryRunJudgedSearches(input: { pin: { words: "rose", skus: ["HD-10000001"] } }) {
    dryRun { searchCount scoreBefore scoreAfter changedCount
      changes { words scoreAfter moves { title grade placeBefore placeAfter } } } ${ERRORS} } }`;
  expect((await run(dryRun, {}, signedIn)).data?.['dryRunJudgedSearches']).toEqual({
    dryRun: {
      searchCount: 2,
      scoreBefore: 0.5,
      scoreAfter: 1,
      changedCount: 1,
      changes: [
        {
          words: 'rose',
          scoreAfter: 1,
          moves: [{ title: 'Woven Dots', grade: 3, placeBefore: null, placeAfter: 1 }],
        },
      ],
    },
    errors: [],
  });
  const pin = { words: 'rose', assetIds: ['HD-10000001'] };
  expect(calls).toMatchObject([{ name: 'judgedSearches.dryRun', args: [{ added: [], removed: [], pin }] }]);

  const errors = [{ path: 'pin.assetIds', message: 'One of the patterns is not on sale.' }];
  const refused = await gatewayOver({
    judgedSearches: { dryRun: () => Promise.reject(problem(422, 'validation_failed', { errors })) },
  });
  expect((await refused.run(dryRun, {}, signedIn)).data?.['dryRunJudgedSearches']).toMatchObject({
    dryRun: null,
    errors: [{ __typename: 'ValidationError', path: ['pin', 'skus'] }],
  });
});
