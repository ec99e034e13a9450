import { problem } from '../../test/support/fake-apis.ts';
import { restSession, restUser } from '../../test/support/fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const UPDATE = `mutation ($name: String!) { updateProfile(input: { name: $name }) { viewer { name } ${ERRORS} } }`;
const END = `mutation { endSession(input: { sessionId: "session-2" }) { sessions { id isCurrent } ${ERRORS} } }`;
const CONFIRM = `mutation { confirmEmail(input: { token: "t" }) { email ${ERRORS} } }`;

const failing =
  (status: number, code: string, facts = {}) =>
  async (): Promise<never> => {
    throw problem(status, code, facts);
  };

test('E-11 a new name is passed on and answered with the person', async () => {
  const { run, calls } = await gatewayOver();
  const { data } = await run(UPDATE, { name: 'Ada Byron' }, signedIn);
  expect(data?.['updateProfile']).toEqual({ viewer: { name: 'Ada Byron' }, errors: [] });
  expect(calls).toMatchObject([{ name: 'account.updateProfile', args: [{ name: 'Ada Byron' }] }]);
});

test('V-06 a name that breaks a rule comes back under its field', async () => {
  const errors = [{ path: 'name', message: 'Name must be at least 2 characters' }];
  const { run } = await gatewayOver({ account: { updateProfile: failing(422, 'validation_failed', { errors }) } });
  const { data } = await run(UPDATE, { name: 'A' }, signedIn);
  expect(data?.['updateProfile']).toEqual({
    viewer: null,
    errors: [{ __typename: 'ValidationError', message: 'Name must be at least 2 characters', path: ['name'] }],
  });
});

test('U-19 removing the picture answers with the person without it', async () => {
  const { run, names } = await gatewayOver();
  const { data } = await run('mutation { removeAvatar { viewer { avatarUrl } } }', {}, signedIn);
  expect(data).toEqual({ removeAvatar: { viewer: { avatarUrl: null } } });
  expect(names()).toEqual(['account.removeAvatar']);
});

test('E4 the sessions of the viewer cost one call, and none when they are not asked for', async () => {
  const { run, names } = await gatewayOver({
    account: { me: async () => restUser({ emailConfirmed: true }), sessions: async () => [restSession()] },
  });
  const { data } = await run('{ viewer { isEmailConfirmed sessions { device isCurrent } } }', {}, signedIn);
  expect(data?.['viewer']).toEqual({
    isEmailConfirmed: true,
    sessions: [{ device: 'Chrome on Mac', isCurrent: true }],
  });
  expect(names()).toEqual(['account.me', 'account.sessions']);
  await run('{ viewer { isEmailConfirmed } }', {}, signedIn);
  expect(names()).toEqual(['account.me', 'account.sessions', 'account.me']);
});

test('E4 C1 the person is there when the sessions cannot be told', async () => {
  const { run } = await gatewayOver({ account: { sessions: failing(503, 'unavailable') } });
  const { data, errors } = await run('{ viewer { name sessions { id } } }', {}, signedIn);
  expect(data?.['viewer']).toEqual({ name: 'Ada Weaver', sessions: null });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});

test('E4 one session is ended, one that is over is data', async () => {
  const { run, calls } = await gatewayOver();
  const ended = await run(END, {}, signedIn);
  expect(ended.data?.['endSession']).toEqual({ sessions: [{ id: 'session-1', isCurrent: true }], errors: [] });
  expect(calls).toMatchObject([{ name: 'account.endSession', args: ['session-2'] }]);

  const over = await gatewayOver({ account: { endSession: failing(404, 'not_found') } });
  expect((await over.run(END, {}, signedIn)).data?.['endSession']).toMatchObject({
    sessions: null,
    errors: [{ __typename: 'NotFoundError', path: ['sessionId'] }],
  });
});

test('E4 all other sessions are ended in one call', async () => {
  const { run, names } = await gatewayOver();
  const { data } = await run('mutation { endOtherSessions { sessions { id } } }', {}, signedIn);
  expect(data).toEqual({ endOtherSessions: { sessions: [{ id: 'session-1' }] } });
  expect(names()).toEqual(['account.endOtherSessions']);
});

test('E6 a link is followed without a session, and a dead one is data', async () => {
  const { run } = await gatewayOver();
  expect((await run(CONFIRM)).data?.['confirmEmail']).toEqual({ email: 'ada@example.com', errors: [] });

  const dead = await gatewayOver({ account: { confirmEmail: failing(404, 'not_found') } });
  expect((await dead.run(CONFIRM)).data?.['confirmEmail']).toMatchObject({
    email: null,
    errors: [{ __typename: 'NotFoundError', path: [] }],
  });
});

test('E5 an email too many is RATE_LIMITED', async () => {
  const { run } = await gatewayOver({ account: { resendConfirmation: failing(429, 'rate_limited') } });
  const { errors } = await run('mutation { resendEmailConfirmation { isSent } }', {}, signedIn);
  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
});

test('E5 what a device keeps is passed on at sign-in and given at its end', async () => {
  const { run, calls } = await gatewayOver();
  const login = `mutation { login(input: { email: "a@example.com", password: "right-one", deviceToken: "d" }) { deviceToken } }`;
  expect((await run(login)).data).toEqual({ login: { deviceToken: 'device-1' } });
  expect(calls[0]?.args).toEqual([{ email: 'a@example.com', password: 'right-one', deviceToken: 'd' }]);
});
