import { problem } from '../../test/support/fake-apis.ts';
import { restSubmission, restSubmissionReview } from '../../test/support/studio-fixtures.ts';
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
  const take = `mutation { takeNextSubmission { review { onSale { id } } } }`;
  expect((await run(take, {}, signedIn)).data?.['takeNextSubmission']).toEqual({
    review: { onSale: { id: 'asset-1' } },
  });
});
