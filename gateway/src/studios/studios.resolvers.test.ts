import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

test('G-04 visitors work in no studio, and no call is made for them', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run('{ viewerStudios { id } }')).data).toEqual({ viewerStudios: null });
  expect(calls).toEqual([]);
});

test('G-04 a profile is changed with what was given alone', async () => {
  const { run, calls } = await gatewayOver();
  const update = `mutation { updateStudio(input: { studioId: "3", version: 1, about: "Cloth.", name: null }) {
    studio { version viewerRole } errors { __typename }
  } }`;
  const { data } = await run(update, {}, signedIn);
  expect(data?.['updateStudio']).toEqual({ studio: { version: 2, viewerRole: 'OWNER' }, errors: [] });
  expect(calls).toMatchObject([{ name: 'studios.update', args: ['3', { version: 1, about: 'Cloth.' }] }]);
});

test('G-04 somebody who leaves a studio is told that it is gone for them', async () => {
  const { run } = await gatewayOver({ studios: { removeMember: async () => null } });
  const remove = `mutation { removeStudioMember(input: { memberId: "member-1" }) { studio { id } errors { __typename } } }`;
  expect((await run(remove, {}, signedIn)).data).toEqual({ removeStudioMember: { studio: null, errors: [] } });
});

test.each([
  ['updateStudio', 'studioId: "3", version: 1', 'update', 'studioId'],
  ['inviteStudioMember', 'studioId: "3", email: "a@example.com", role: EDITOR', 'invite', 'studioId'],
  ['cancelStudioInvitation', 'invitationId: "1"', 'cancelInvitation', 'invitationId'],
  ['acceptStudioInvitation', 'token: "t"', 'acceptInvitation', 'token'],
  ['changeStudioMemberRole', 'memberId: "1", role: EDITOR', 'changeRole', 'memberId'],
  ['removeStudioMember', 'memberId: "1"', 'removeMember', 'memberId'],
])('G-05 %s says of which input there is no such thing', async (field, input, call, named) => {
  const missing = async () => {
    throw problem(404, 'not_found');
  };
  const { run } = await gatewayOver({ studios: { [call]: missing } });
  const text = `mutation { ${field}(input: { ${input} }) { studio { id } errors { __typename ... on UserError { path } } } }`;
  expect((await run(text, {}, signedIn)).data).toEqual({
    [field]: { studio: null, errors: [{ __typename: 'NotFoundError', path: [named] }] },
  });
});
