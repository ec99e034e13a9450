import { problem } from '../../test/support/fake-apis.ts';
import { restStudioAsset, restSubmission, restSubmissionReview } from '../../test/support/studio-fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

test('R-23 an edit goes to the api as it was given, and what was said before and after comes back', async () => {
  const { run, calls } = await gatewayOver();
  const edit = `mutation { editStudioAsset(input: { assetId: "asset-1", version: 1, description: null, tags: ["reeds"] }) {
    studioAsset { status said { tags hasExtendedLicense } changes { kind before { tags } after { tags } } } errors { __typename }
  } }`;
  expect((await run(edit, {}, signedIn)).data?.['editStudioAsset']).toEqual({
    studioAsset: {
      status: 'APPROVED',
      said: { tags: ['reeds'], hasExtendedLicense: true },
      changes: [{ kind: 'EDITED', before: { tags: ['reed'] }, after: { tags: ['reeds'] } }],
    },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'studioAssets.edit', args: ['asset-1', { version: 1, tags: ['reeds'] }] }]);
});

test('R-23 a second newer version is refused as what is not possible', async () => {
  const { run } = await gatewayOver({
    studioAssets: {
      revise: async () => {
        throw problem(409, 'illegal_transition');
      },
    },
  });
  const revise = `mutation { reviseStudioAsset(input: { assetId: "asset-1" }) { submission { id } errors { __typename } } }`;
  expect((await run(revise, {}, signedIn)).data?.['reviseStudioAsset']).toEqual({
    submission: null,
    errors: [{ __typename: 'IllegalTransitionError' }],
  });
});

test('R-23 reviewers of a newer version have what is on sale beside it', async () => {
  const { run } = await gatewayOver({
    submissions: {
      nextReview: async () => ({
        review: { ...restSubmissionReview(), submission: restSubmission({ assetId: 'asset-1' }) },
        wave: [],
        upcoming: null,
        waiting: 1,
      }),
    },
  });
  const take = `mutation { takeNextSubmission { review { submission { asset { id } } } } }`;
  expect((await run(take, {}, signedIn)).data?.['takeNextSubmission']).toEqual({
    review: { submission: { asset: { id: 'asset-1' } } },
  });
});

test('R-23 a submission shows what it has become as its studio sees it, with its sales', async () => {
  const { run, calls } = await gatewayOver({
    submissions: { byId: async (id) => restSubmission({ id, assetId: id === 'submission-1' ? 'asset-1' : null }) },
    studioAssets: {
      byId: async (id) => restStudioAsset({ id, sales: { saleCount: 2, claimCount: 1, earned: null } }),
    },
  });
  const one = `query One($id: ID!) { submission(id: $id) { studioAsset { id status sales { saleCount claimCount earned { minorUnits } } } } }`;
  expect((await run(one, { id: 'submission-1' }, signedIn)).data?.['submission']).toEqual({
    studioAsset: { id: 'asset-1', status: 'APPROVED', sales: { saleCount: 2, claimCount: 1, earned: null } },
  });
  expect((await run(one, { id: 'submission-2' }, signedIn)).data?.['submission']).toEqual({ studioAsset: null });
  expect(calls.filter(({ name }) => name === 'studioAssets.byId')).toHaveLength(1);
});
