import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const BEGIN = `mutation ($input: BeginGoogleSignInInput!) {
  beginGoogleSignIn(input: $input) { authorizationUrl browserKey ${ERRORS} } }`;
const FINISH = `mutation ($input: FinishGoogleSignInInput!) {
  finishGoogleSignIn(input: $input) { token deviceToken user { id } isNewAccount redirect ${ERRORS} } }`;
const DELETE = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { isDeleted ${ERRORS} } }`;
const codes = { code: 'c'.repeat(43), browserKey: 'k'.repeat(43) };

const failing =
  (status: number, code: string, facts = {}) =>
  async () => {
    throw problem(status, code, facts);
  };

test('A-04 whether Google is offered is one call', async () => {
  const { run, names } = await gatewayOver();

  expect(await run('{ signInOptions { hasGoogle } }')).toEqual({ data: { signInOptions: { hasGoogle: true } } });
  expect(names()).toEqual(['googleSignIn.options']);
});

test('A-04 a sign-in begins with the way to Google, and ends with a session and where to go', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(BEGIN, { input: { redirect: '/checkout' } });
  expect(data?.['beginGoogleSignIn']).toEqual({
    authorizationUrl: 'https://issuer.example/authorize',
    browserKey: 'browser-key-1',
    errors: [],
  });
  const finished = await run(FINISH, { input: codes });
  expect(finished.data?.['finishGoogleSignIn']).toMatchObject({ token: 'token-1', redirect: '/', errors: [] });
  expect(calls.map(({ name, args }) => [name, ...args])).toEqual([
    ['googleSignIn.begin', '/checkout'],
    ['googleSignIn.finish', codes.code, codes.browserKey],
  ]);
});

test('A-04 Google out of reach and a code that was used are data, not errors', async () => {
  const { run } = await gatewayOver({
    googleSignIn: { begin: failing(503, 'sign_in_unavailable'), finish: failing(409, 'sign_in_expired') },
  });

  const begun = await run(BEGIN, { input: {} });
  expect(begun.errors).toBeUndefined();
  expect(begun.data?.['beginGoogleSignIn']).toMatchObject({
    authorizationUrl: null,
    errors: [{ __typename: 'SignInUnavailableError', path: [] }],
  });
  expect((await run(FINISH, { input: codes })).data?.['finishGoogleSignIn']).toMatchObject({
    token: null,
    isNewAccount: false,
    errors: [{ __typename: 'SignInExpiredError', path: [] }],
  });
});

describe('deleteAccount', () => {
  const input = { confirmation: 'DELETE', password: 'correct-horse' };

  test('PV-05 passes the confirmation on', async () => {
    const { run, calls } = await gatewayOver();

    expect(await run(DELETE, { input }, signedIn)).toEqual({
      data: { deleteAccount: { isDeleted: true, errors: [] } },
    });
    expect(calls).toMatchObject([{ name: 'privacy.deleteAccount', args: ['DELETE', 'correct-horse'] }]);
  });

  test.each([
    [422, 'validation_failed', { errors: [{ path: 'password', message: 'No' }] }, 'ValidationError', ['password']],
    [409, 'reauthentication_required', {}, 'ReauthenticationRequiredError', []],
    [409, 'last_admin', {}, 'LastAdminError', []],
  ])('PV-05 %i %s is data', async (status, code, facts, typename, path) => {
    const { run } = await gatewayOver({ privacy: { deleteAccount: failing(status, code, facts) } });

    expect((await run(DELETE, { input }, signedIn)).data?.['deleteAccount']).toMatchObject({
      isDeleted: false,
      errors: [{ __typename: typename, path }],
    });
  });
});
