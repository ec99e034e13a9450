import { problem } from '../../test/support/fake-apis.ts';
import { restUser } from '../../test/support/fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { token user { username role avatarUrl } errors { __typename ... on UserError { message path } } }
}`;
const LOGIN = `mutation Login($input: LoginInput!) {
  login(input: $input) { token user { id } errors { __typename ... on UserError { message path } } }
}`;
const input = { name: 'Ada Weaver', username: 'ada_weaver', email: 'ada@example.com', password: 'correct-horse' };

test('a visitor has no viewer and costs no call', async () => {
  const { run, names } = await gatewayOver();

  expect(await run('{ viewer { id } }')).toEqual({ data: { viewer: null } });
  expect(names()).toEqual([]);
});

test('EN-01 a member sees the account', async () => {
  const { run } = await gatewayOver({
    account: { me: async () => restUser({ avatar: { url: '/a.webp' }, activeSubscription: true }) },
  });

  const { data } = await run('{ viewer { name role avatarUrl freeDownloads hasActiveSubscription } }', {}, signedIn);

  expect(data?.['viewer']).toEqual({
    name: 'Ada Weaver',
    role: 'USER',
    avatarUrl: '/a.webp',
    freeDownloads: 5,
    hasActiveSubscription: true,
  });
});

test('a session that has ended is UNAUTHENTICATED', async () => {
  const { run } = await gatewayOver({
    account: {
      me: async () => {
        throw problem(401, 'unauthenticated');
      },
    },
  });

  const { data, errors } = await run('{ viewer { id } }', {}, signedIn);

  expect(data).toEqual({ viewer: null });
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('registering gives a token and sends four fields only', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(REGISTER, { input });

  expect(data?.['register']).toMatchObject({ token: 'token-1', user: { username: 'ada_weaver' }, errors: [] });
  expect(calls).toMatchObject([{ name: 'account.register', args: [input] }]);
});

test('V-08 broken field rules come back under their fields', async () => {
  const fields = [
    { path: 'username', message: 'Too short' },
    { path: 'password', message: 'Password must be at least 8 characters' },
  ];
  const { run } = await gatewayOver({
    account: {
      register: async () => {
        throw problem(422, 'validation_failed', { errors: fields });
      },
    },
  });

  const { data } = await run(REGISTER, { input });

  expect(data?.['register']).toEqual({
    token: null,
    user: null,
    errors: fields.map(({ path, message }) => ({ __typename: 'ValidationError', message, path: [path] })),
  });
});

test('V-09 an address in use is told under its field', async () => {
  const { run } = await gatewayOver({
    account: {
      register: async () => {
        throw problem(409, 'already_taken', { field: 'email' });
      },
    },
  });

  const { data } = await run(REGISTER, { input });

  expect(data?.['register']).toMatchObject({ errors: [{ __typename: 'AlreadyTakenError', path: ['email'] }] });
});

test('a wrong password is data, not an error', async () => {
  const { run } = await gatewayOver({
    account: {
      login: async () => {
        throw problem(401, 'invalid_credentials');
      },
    },
  });

  const answer = await run(LOGIN, { input: { email: 'ada@example.com', password: 'wrong-one' } });

  expect(answer.errors).toBeUndefined();
  expect(answer.data?.['login']).toMatchObject({
    token: null,
    errors: [{ __typename: 'InvalidCredentialsError', path: [] }],
  });
});

test('E5 too many tries are RATE_LIMITED with the seconds to wait', async () => {
  const { run } = await gatewayOver({
    account: {
      login: async () => {
        const failure = problem(429, 'rate_limited');
        throw Object.assign(failure, { retryAfterSeconds: 30 });
      },
    },
  });

  const { errors } = await run(LOGIN, { input: { email: 'ada@example.com', password: 'wrong-one' } });

  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 30 } }]);
});

test('logging out of a session that has ended succeeds', async () => {
  const { run } = await gatewayOver({
    account: {
      logout: async () => {
        throw problem(401, 'unauthenticated');
      },
    },
  });

  expect(await run('mutation { logout { isSignedOut } }', {}, signedIn)).toEqual({
    data: { logout: { isSignedOut: true } },
  });
});

test('logging out ends the session, and does nothing for a visitor', async () => {
  const { run, names } = await gatewayOver();
  const LOGOUT = 'mutation { logout { isSignedOut } }';

  expect(await run(LOGOUT)).toEqual({ data: { logout: { isSignedOut: true } } });
  expect(names()).toEqual([]);
  await run(LOGOUT, {}, signedIn);
  expect(names()).toEqual(['account.logout']);
});
