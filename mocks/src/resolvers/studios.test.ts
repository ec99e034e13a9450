import { graphql } from 'graphql';
import { mockSchema, type MockSchemaOptions } from '../index.ts';

const ERRORS = 'errors { __typename ... on UserError { path } }';

function shop(options: MockSchemaOptions) {
  const schema = mockSchema(options);
  return async (source: string, variableValues = {}) => {
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue: {} });
    expect(errors).toBeUndefined();
    return data;
  };
}

test('J10 an application is begun, is told what is missing, and is withdrawn', async () => {
  const run = shop({ signedIn: true });
  expect(await run('{ studioApplication { id } viewerStudios { id } }')).toEqual({
    studioApplication: null,
    viewerStudios: [],
  });

  const save = `mutation { saveStudioApplication(input: { studioName: "Ada Weaves" }) {
    application { status version problems { path } } ${ERRORS}
  } }`;
  expect(await run(save)).toMatchObject({ saveStudioApplication: { application: { status: 'DRAFT', version: 1 } } });
  const submit = `mutation { submitStudioApplication(input: { version: 1 }) { ${ERRORS} } }`;
  expect(await run(submit)).toMatchObject({
    submitStudioApplication: { errors: expect.arrayContaining([{ __typename: 'ValidationError', path: ['samples'] }]) },
  });
  const withdraw = `mutation { withdrawStudioApplication { application { status } ${ERRORS} } }`;
  expect(await run(withdraw)).toEqual({
    withdrawStudioApplication: { application: { status: 'WITHDRAWN' }, errors: [] },
  });
});

test.each(['draft', 'ready', 'submitted', 'accepted', 'declined', 'withdrawn'] as const)(
  'J10 a shop starts with an application that is %s',
  async (application) => {
    const run = shop({ signedIn: true, application });
    const status = application === 'ready' ? 'DRAFT' : application.toUpperCase();
    expect(await run('{ studioApplication { status } }')).toEqual({ studioApplication: { status } });
  },
);

test('J10 those who decide decline an application once, with words', async () => {
  const run = shop({ signedIn: true, role: 'ADMIN' });
  expect(await run('{ studioApplications { pageInfo { totalItems } } }')).toEqual({
    studioApplications: { pageInfo: { totalItems: 3 } },
  });
  const decline = `mutation ($note: String!) {
    declineStudioApplication(input: {
      applicationId: "application-tidal-press", version: 2, reason: RANGE, note: $note
    }) { application { status declineReason } ${ERRORS} }
  }`;
  const outcome = async (note: string) => (await run(decline, { note }))?.['declineStudioApplication'];
  expect(await outcome(' ')).toMatchObject({ errors: [{ __typename: 'ValidationError', path: ['note'] }] });
  expect(await outcome('More birds.')).toMatchObject({ application: { status: 'DECLINED', declineReason: 'RANGE' } });
  expect(await outcome('More birds.')).toMatchObject({ errors: [{ __typename: 'IllegalTransitionError' }] });
});

test('PR-10 an owner decides who works in a studio; an editor sees its people alone', async () => {
  const list = '{ viewerStudios { viewerRole invitations { id } members { name isViewer } } }';
  const invite = `mutation { inviteStudioMember(input: {
    studioId: "designer-studio-marl", email: "kai@example.com", role: EDITOR
  }) { studio { invitations { email } } ${ERRORS} } }`;
  const owner = shop({ signedIn: true, role: 'CONTRIBUTOR' });
  expect(await owner(invite)).toMatchObject({
    inviteStudioMember: { studio: { invitations: [{ email: 'kai@example.com' }, { email: 'new@example.com' }] } },
  });
  const editor = shop({ signedIn: true, role: 'CONTRIBUTOR', studioRole: 'EDITOR' });
  expect(await editor(list)).toMatchObject({ viewerStudios: [{ viewerRole: 'EDITOR', invitations: [] }] });
});
