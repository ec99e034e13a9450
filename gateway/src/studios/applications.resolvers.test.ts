import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

test('G-04 a draft is saved with what was given alone', async () => {
  const { run, calls } = await gatewayOver();
  const save = `mutation { saveStudioApplication(input: { version: 1, about: null, creationMethods: [BY_HAND] }) {
    application { status creationMethods } errors { __typename }
  } }`;
  const { data } = await run(save, {}, signedIn);
  expect(data?.['saveStudioApplication']).toEqual({
    application: { status: 'DRAFT', creationMethods: ['BY_HAND'] },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'applications.save', args: [{ version: 1, creationMethods: ['by_hand'] }] }]);
});

test('G-04 a newer version is told with its number', async () => {
  const { run } = await gatewayOver({
    applications: {
      submit: async () => {
        throw problem(409, 'version_conflict', { currentVersion: 4 });
      },
    },
  });
  const submit = `mutation { submitStudioApplication(input: { version: 1 }) {
    application { id } errors { __typename ... on VersionConflictError { currentVersion } }
  } }`;
  expect((await run(submit, {}, signedIn)).data?.['submitStudioApplication']).toEqual({
    application: null,
    errors: [{ __typename: 'VersionConflictError', currentVersion: 4 }],
  });
});
