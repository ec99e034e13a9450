import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, upstreamUnavailable } from '@halfdrop/mocks';
import { GraphQLError } from 'graphql';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

async function open(options: Options = {}) {
  signIn();
  const view = await renderApp('/profile?tab=settings', { signedIn: true, ...options });
  await screen.findByLabelText('Current password');
  return { ...view, changes: () => view.operations.filter(({ name }) => name === 'ChangePassword') };
}

async function fillIn(current: string, wanted: string, confirmation = wanted) {
  await enter(screen.getByLabelText('Current password'), current);
  await enter(screen.getByLabelText('New password'), wanted);
  if (confirmation !== '') await enter(screen.getByLabelText('Confirm new password'), confirmation);
}

const button = () => screen.getByRole('button', { name: 'Change Password' });

test('U-18 V-21 lives on the settings tab, and its button waits for all three fields', async () => {
  await open();
  expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  expect(button()).toBeDisabled();
  await fillIn(demoLogin.password, 'a-new-password', '');
  expect(button()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'x');
  expect(button()).toBeEnabled();
});

test('ER-39 changes the password, says so and empties the fields', async () => {
  const { changes } = await open();
  await fillIn(demoLogin.password, 'a-new-password');
  await userEvent.click(button());
  expect(await screen.findByText('Password updated successfully.')).toBeVisible();
  expect(screen.getByText('Success')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(changes()[0]?.variables).toEqual({
    input: { currentPassword: demoLogin.password, newPassword: 'a-new-password' },
  });
});

test.each([
  ['V-19', 'a-new-password', 'something-else', 'New passwords do not match!'],
  ['V-20', '1234567', '1234567', 'Password must be at least 8 characters long!'],
])('%s V-22 "%s" and "%s" are a validation error: %s', async (_row, wanted, confirmation, message) => {
  const { changes } = await open();
  await fillIn(demoLogin.password, wanted, confirmation);
  await userEvent.click(button());
  expect(await screen.findByText('Validation error')).toBeVisible();
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(changes()).toHaveLength(0);
});

test('V-22 a wrong current password is told under its field', async () => {
  await open();
  await fillIn('not-my-password', 'a-new-password');
  await userEvent.click(button());
  expect(await screen.findByText('Validation error')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Current password is incorrect'),
  );
});

test('ER-22 when the shop cannot be reached nothing is claimed, and what was typed stays', async () => {
  await open({ overrides: { Mutation: { changePassword: () => Promise.reject(upstreamUnavailable()) } } });
  await fillIn(demoLogin.password, 'a-new-password');
  await userEvent.click(button());
  expect(await screen.findByText('Failed to update password')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached just now. Please try again.');
  expect(screen.getByLabelText('New password')).toHaveValue('a-new-password');
});

test('ER-12 a failure without a message has its words', async () => {
  await open({ overrides: { Mutation: { changePassword: () => Promise.reject(new GraphQLError('')) } } });
  await fillIn(demoLogin.password, 'a-new-password');
  await userEvent.click(button());
  await waitFor(() => expect(screen.getAllByText('Failed to update password')).toHaveLength(2));
});
