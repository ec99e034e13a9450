import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, demoOtp, upstreamUnavailable } from '@halfdrop/mocks';
import { GraphQLError } from 'graphql';
import { signIn } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];
const otpField = () => screen.findByLabelText('Code');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(options: Options = {}, address = '/forgot-password') {
  const view = await renderApp(address, options);
  await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
  return { ...view, sent: (name: string) => view.operations.filter((operation) => operation.name === name) };
}

async function giveEmail(email = demoLogin.email) {
  const field = await screen.findByLabelText('Email');
  await userEvent.clear(field);
  await enter(field, email);
  await press('Send code');
}

async function giveOtp(otp: string) {
  const field = await otpField();
  await userEvent.clear(field);
  if (otp !== '') await userEvent.type(field, otp);
  await press('Verify code');
}

async function givePasswords(password: string, confirmation = password) {
  await enter(await screen.findByLabelText('New password'), password);
  await enter(screen.getByLabelText('Confirm password'), confirmation);
  await press('Reset Password');
}

test('R-16 A-07 A-08 ER-35 ER-36 ER-37 ST-22 the three steps end at login, and the new password works', async () => {
  const { address, sent } = await open();
  await giveEmail();
  expect(await screen.findByText('OTP Sent!')).toBeVisible();
  expect(screen.getByText('Check your email for the verification code.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

  await giveOtp(demoOtp);
  expect(await screen.findByText('OTP Verified!')).toBeVisible();
  expect(screen.getByText('Now set your new password.')).toBeVisible();

  await givePasswords('a-new-password');
  expect(await screen.findByText('Password Reset Successful!')).toBeVisible();
  expect(screen.getByText('You can now login with your new password.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(sent('RequestPasswordReset')).toHaveLength(1);
  expect(sent('ResetPassword')[0]?.variables).toEqual({
    input: { resetToken: 'reset-token-1', newPassword: 'a-new-password' },
  });

  await enter(await screen.findByLabelText('Email'), demoLogin.email);
  await enter(screen.getByLabelText('Password'), 'a-new-password');
  await press('Sign in');
  expect(await screen.findByText('Welcome back!')).toBeVisible();
});

test('A-02 A-09 login leads here and back, keeping where the person was going', async () => {
  const { address } = await renderApp('/login?redirect=/checkout');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(address()).toBe('/forgot-password?redirect=/checkout');
  await userEvent.click(await screen.findByRole('link', { name: 'Back to sign in' }));
  expect(address()).toBe('/login?redirect=/checkout');
});

test.each([
  ['V-01', '', 'Email is required'],
  ['V-02', 'a@b', 'Invalid email address'],
])('%s the address "%s" is refused under its field: %s', async (_row, email, message) => {
  const { sent } = await open();
  if (email !== '') await enter(await screen.findByLabelText('Email'), email);
  await press('Send code');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(sent('RequestPasswordReset')).toHaveLength(0);
});

test('A-14 an address without an account gets the same words and the same next step', async () => {
  await open();
  await giveEmail('nobody@example.com');
  expect(await screen.findByText('OTP Sent!')).toBeVisible();
  expect(await otpField()).toHaveFocus();
  expect(screen.getByText(/has an account, a code is on its way\. It works for 10 minutes\./)).toBeVisible();
});

test('A-14 ER-18 when no code could be asked for, the step stays and says so', async () => {
  const overrides = { Mutation: { requestPasswordReset: () => Promise.reject(upstreamUnavailable()) } };
  await open({ overrides });
  await giveEmail();
  expect(await screen.findByText('Failed to send OTP. Please try again.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(await screen.findByText('The shop cannot be reached just now. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(demoLogin.email);
});

test('E5 after too many requests the button counts down to the next one', async () => {
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 42 };
  const refuse = () =>
    Promise.reject(new GraphQLError('Too many attempts. Please wait and try again.', { extensions }));
  await open({ overrides: { Mutation: { requestPasswordReset: refuse } } });
  await giveEmail();
  expect(await screen.findByRole('button', { name: 'Try again in 42 s' })).toBeDisabled();
});

test.each([
  ['ER-09', 'requestPasswordReset', 'Failed to send OTP'],
  ['ER-10', 'verifyOtp', 'Invalid OTP'],
  ['ER-11', 'resetPassword', 'Failed to reset password'],
])('%s when %s fails without a message the form says "%s"', async (_row, field, words) => {
  const speechless = () => Promise.reject(new GraphQLError(''));
  await open({ overrides: { Mutation: { [field]: speechless } } });
  await giveEmail();
  if (field !== 'requestPasswordReset') await giveOtp(demoOtp);
  if (field === 'resetPassword') await givePasswords('a-new-password');
  expect(await screen.findByText(words)).toBeVisible();
});

test('V-14 V-15 a code that is none is refused under its field', async () => {
  const { sent } = await open();
  await giveEmail();
  for (const [otp, message] of [
    ['12345', 'OTP must be 6 digits'],
    ['', 'OTP is required'],
    ['abcdef', 'OTP must be 6 digits'],
  ] as const) {
    await giveOtp(otp);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await otpField()).toHaveAccessibleDescription(message);
  }
  expect(sent('VerifyOtp')).toHaveLength(0);
});

test('V-16 the code field keeps six characters and is what a phone fills from its messages', async () => {
  await open();
  await giveEmail();
  const field = await otpField();
  await userEvent.type(field, '1234567');
  expect(field).toHaveValue('123456');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});

test('BC-25 a pasted code is taken without what stands between its digits, and Enter sends it', async () => {
  const { sent } = await open();
  await giveEmail();
  await userEvent.click(await otpField());
  await userEvent.paste(`Your code: ${demoOtp.slice(0, 3)} ${demoOtp.slice(3)}`);
  expect(await otpField()).toHaveValue(demoOtp);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'New password' })).toBeVisible();
  expect(sent('VerifyOtp')[0]?.variables).toEqual({ input: { email: demoLogin.email, otp: demoOtp } });
});

test('A-15 ER-19 a wrong code stays on its step, in a box and a toast', async () => {
  await open();
  await giveEmail();
  await giveOtp('654321');
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  expect(await screen.findByText('This code is wrong or no longer works.')).toBeVisible();
  await waitFor(async () => expect(await otpField()).toHaveFocus());
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test("A-12 'Resend' goes back to the email step with the address filled in, and sends again", async () => {
  const { sent } = await open();
  await giveEmail();
  expect(await screen.findByText(/Didn't receive OTP\?/)).toBeVisible();
  await press('Resend');
  expect(await screen.findByLabelText('Email')).toHaveValue(demoLogin.email);
  await press('Send code');
  expect(await otpField()).toBeVisible();
  expect(sent('RequestPasswordReset')).toHaveLength(2);
});

test('V-10 V-11 V-12 V-13 passwords that are missing, short or unlike are refused', async () => {
  const { sent } = await open();
  await giveEmail();
  await giveOtp(demoOtp);
  expect(await screen.findByLabelText('New password')).toHaveFocus();
  for (const [password, confirmation, message] of [
    ['', '', 'Password is required'],
    ['1234567', '1234567', 'Password must be at least 8 characters'],
    ['a-new-password', '', 'Please confirm your password'],
    ['a-new-password', 'something-else', 'Passwords do not match'],
  ] as const) {
    await userEvent.clear(screen.getByLabelText('New password'));
    await userEvent.clear(screen.getByLabelText('Confirm password'));
    await givePasswords(password, confirmation);
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(sent('ResetPassword')).toHaveLength(0);
});

test('ER-20 a reset that is over says so and leads to a new code', async () => {
  const message = 'This reset has expired. Please request a new code.';
  const over = () => ({
    isReset: false,
    errors: [{ __typename: 'ResetExpiredError' as const, message, path: [] }],
  });
  await open({ overrides: { Mutation: { resetPassword: over } } });
  await giveEmail();
  await giveOtp(demoOtp);
  await givePasswords('a-new-password');
  expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible();
  expect(await screen.findByText(message)).toBeVisible();
  await press('Ask for a new code');
  expect(await screen.findByLabelText('Email')).toHaveValue(demoLogin.email);
});

test('ST-22 Back and Forward never lead past the verification', async () => {
  const { travel, address } = await open();
  await giveEmail();
  await otpField();
  await travel(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await travel(1);
  await giveOtp(demoOtp);
  await screen.findByLabelText('New password');

  await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
  await waitFor(() => expect(address()).toBe('/login'));
  await travel(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  expect(await screen.findByLabelText('Email')).toHaveValue(demoLogin.email);
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('M1 the link of the mail leads to the new password at once, and a dead one to a new code', async () => {
  const token = 'l'.repeat(43);
  const { operations } = await renderApp(`/forgot-password#reset=${token}`);
  await givePasswords('a-new-password');
  expect(await screen.findByText('This reset has expired. Please request a new code.')).toBeVisible();
  const sent = operations.find(({ name }) => name === 'ResetPassword');
  expect(sent?.variables).toEqual({ input: { resetToken: token, newPassword: 'a-new-password' } });

  await press('Ask for a new code');
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
});

test('A-08 a session of the account that is open here ends with the others', async () => {
  signIn();
  const { address } = await open({ signedIn: true });
  await giveEmail();
  await giveOtp(demoOtp);
  await givePasswords('a-new-password');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(localStorage.getItem('authToken')).toBeNull();
});
