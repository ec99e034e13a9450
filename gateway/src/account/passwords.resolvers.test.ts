import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const REQUEST = `mutation ($email: String!) {
  requestPasswordReset(input: { email: $email }) { request { message expiresInSeconds } ${ERRORS} } }`;
const VERIFY = `mutation ($otp: String!) {
  verifyOtp(input: { email: "ada@example.com", otp: $otp }) { resetToken ${ERRORS} } }`;
const RESET = `mutation ($newPassword: String!) {
  resetPassword(input: { resetToken: "t", newPassword: $newPassword }) { isReset ${ERRORS} } }`;

function failing(status: number, code: string, facts = {}) {
  const fail = async () => {
    throw problem(status, code, facts);
  };
  return { account: { requestPasswordReset: fail, verifyOtp: fail, resetPassword: fail } };
}

test('E-07 E-08 E-09 the three steps are one call each', async () => {
  const { run, calls } = await gatewayOver();

  const asked = await run(REQUEST, { email: 'ada@example.com' });
  expect(asked.data?.['requestPasswordReset']).toMatchObject({ request: { expiresInSeconds: 600 }, errors: [] });
  expect((await run(VERIFY, { otp: '123456' })).data?.['verifyOtp']).toEqual({
    resetToken: 'reset-token-1',
    errors: [],
  });
  expect((await run(RESET, { newPassword: 'a new password' })).data?.['resetPassword']).toEqual({
    isReset: true,
    errors: [],
  });
  expect(calls.map(({ name, args }) => [name, args])).toEqual([
    ['account.requestPasswordReset', ['ada@example.com']],
    ['account.verifyOtp', ['ada@example.com', '123456']],
    ['account.resetPassword', ['t', 'a new password']],
  ]);
});

test('A-15 a wrong code is data under its field', async () => {
  const { run } = await gatewayOver(failing(409, 'invalid_otp'));

  expect((await run(VERIFY, { otp: '654321' })).data?.['verifyOtp']).toMatchObject({
    resetToken: null,
    errors: [{ __typename: 'InvalidOtpError', path: ['otp'] }],
  });
});

test('A-08 a reset that is over is data for the whole form', async () => {
  const { run } = await gatewayOver(failing(409, 'reset_expired'));

  expect((await run(RESET, { newPassword: 'a new password' })).data?.['resetPassword']).toMatchObject({
    isReset: false,
    errors: [{ __typename: 'ResetExpiredError', path: [] }],
  });
});

test('V-11 a broken rule comes back under its field', async () => {
  const errors = [{ path: 'newPassword', message: 'Password must be at least 8 characters' }];
  const { run } = await gatewayOver(failing(422, 'validation_failed', { errors }));

  expect((await run(RESET, { newPassword: '1234567' })).data?.['resetPassword']).toEqual({
    isReset: false,
    errors: [
      { __typename: 'ValidationError', message: 'Password must be at least 8 characters', path: ['newPassword'] },
    ],
  });
});

test('E5 too many requests are RATE_LIMITED with the seconds to wait', async () => {
  const { run } = await gatewayOver({
    account: {
      requestPasswordReset: async () => {
        throw Object.assign(problem(429, 'rate_limited'), { retryAfterSeconds: 30 });
      },
    },
  });

  const { errors } = await run(REQUEST, { email: 'ada@example.com' });
  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 30 } }]);
});

describe('changePassword', () => {
  const CHANGE = `mutation ($input: ChangePasswordInput!) {
    changePassword(input: $input) { viewer { id } ${ERRORS} } }`;
  const input = { currentPassword: 'correct-horse', newPassword: 'a new password' };

  test('E-10 passes both passwords on and answers with the person', async () => {
    const { run, calls } = await gatewayOver();

    const { data } = await run(CHANGE, { input }, signedIn);
    expect(data?.['changePassword']).toMatchObject({ viewer: { id: expect.any(String) }, errors: [] });
    expect(calls).toMatchObject([{ name: 'account.changePassword', args: ['correct-horse', 'a new password'] }]);
  });

  test('E-10 a wrong current password comes back under its field', async () => {
    const errors = [{ path: 'currentPassword', message: 'Current password is incorrect' }];
    const { run } = await gatewayOver({
      account: {
        changePassword: async () => {
          throw problem(422, 'validation_failed', { errors });
        },
      },
    });

    expect((await run(CHANGE, { input }, signedIn)).data?.['changePassword']).toEqual({
      viewer: null,
      errors: [{ __typename: 'ValidationError', message: 'Current password is incorrect', path: ['currentPassword'] }],
    });
  });
});
