import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const save = (
  rest: string,
) => `mutation { saveStudioCollection(input: { studioId: "3", name: "Loom", description: "" ${rest}
  patterns: [{ patternId: "asset-1", role: HERO }, { patternId: "submission-1", role: BLENDER }] }) {
  studioCollections { id collections { name patterns { role pattern { status asset { id } } } } }
  errors { __typename ... on UserError { message path } ... on VersionConflictError { currentVersion } } } }`;

test('R-23 a new collection is made, and the answer has assets of what is on sale alone', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(save(''), {}, signedIn)).data?.['saveStudioCollection']).toEqual({
    studioCollections: {
      id: '3',
      collections: [
        {
          name: 'Loom',
          patterns: [
            { role: 'HERO', pattern: { status: 'APPROVED', asset: { id: 'asset-1' } } },
            { role: 'BLENDER', pattern: { status: 'READY', asset: null } },
          ],
        },
      ],
    },
    errors: [],
  });
  const patterns = [
    { id: 'asset-1', role: 'hero' },
    { id: 'submission-1', role: 'blender' },
  ];
  const contents = { name: 'Loom', description: '', coverId: null, patterns };
  expect(calls[0]).toMatchObject({ name: 'studioCollections.create', args: ['3', contents] });
});

test('R-23 what was changed elsewhere is told with the version there is', async () => {
  const { run, calls } = await gatewayOver({
    studioCollections: {
      save: async () => {
        throw problem(409, 'version_conflict', { currentVersion: 4 });
      },
    },
  });
  const answer = await run(save('collectionId: "7", version: 2'), {}, signedIn);
  expect(answer.data?.['saveStudioCollection']).toMatchObject({
    studioCollections: null,
    errors: [{ __typename: 'VersionConflictError', currentVersion: 4 }],
  });
  expect(calls[0]).toMatchObject({ args: ['3', '7', { version: 2 }] });
});
