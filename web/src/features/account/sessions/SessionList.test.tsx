import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, upstreamUnavailable, user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { messages } from '../../../../test/messages.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  signIn();
  return renderApp('/profile?tab=settings', { signedIn: true, ...options });
}

const list = () => screen.findByRole('list', { name: 'Where you are signed in' });
const rows = async () => within(await list()).getAllByRole('listitem');

test('E4 lists where the person is signed in, this device first and without a way out of it', async () => {
  await open();
  const [here, phone] = await rows();
  expect(here).toHaveTextContent(/Chrome on Mac.*This device.*Signed in 20 November 2026/);
  expect(here && within(here).queryByRole('button')).toBeNull();
  expect(phone).toHaveTextContent('Safari on iPhone');
});

test('E4 one device is signed out', async () => {
  await open();
  await list();
  await userEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(await list()).not.toHaveTextContent('Safari on iPhone');
  expect(messages()).toBeEmptyDOMElement();
});

test('E4 every other device is signed out at once', async () => {
  await open();
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(messages()).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('E4 a session that was over already is no failure: the list is read again', async () => {
  const message = 'This does not exist.';
  const errors = [{ __typename: 'NotFoundError' as const, message, path: ['sessionId'] }];
  const { operations } = await open({ overrides: { Mutation: { endSession: () => ({ sessions: null, errors }) } } });
  await list();
  const readings = () => operations.filter(({ name }) => name === 'OpenSessions').length;
  const before = readings();
  await userEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
  await waitFor(() => expect(readings()).toBe(before + 1));
  expect(screen.getByRole('log', { name: 'Errors' })).toBeEmptyDOMElement();
});

test('E4 a sign-out that fails says so', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const endSession = () => {
    throw upstreamUnavailable();
  };
  await open({ overrides: { Mutation: { endSession } } });
  await list();
  await userEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
  expect(await screen.findByText('Failed to sign out. Please try again.')).toBeVisible();
  expect(await rows()).toHaveLength(3);
});

test('E4 a list that cannot be read says so and is read again', async () => {
  let isLost = true;
  const viewer = () => ({ ...user(), id: isLost ? 'user-lost' : 'user-1' });
  await open({ overrides: { Query: { viewer } } });
  isLost = false;
  expect(await list()).toBeVisible();
});

test('E-10 after a change of password the others are gone from the list', async () => {
  await open({ overrides: { Mutation: { changePassword: () => ({ viewer: user({ id: 'user-1' }), errors: [] }) } } });
  await list();
  await enter(screen.getByLabelText('Current password'), demoLogin.password);
  await enter(screen.getByLabelText('New password'), 'a-new-password');
  await enter(screen.getByLabelText('Confirm new password'), 'a-new-password');
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await waitFor(() => expect(screen.getByText('Password updated successfully.')).toBeVisible());
});
