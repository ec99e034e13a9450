import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

const label = 'Mail me once a week what is new of the studios I follow';

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  signIn();
  await renderApp('/profile?tab=settings', { signedIn: true, ...options });
  return screen.findByRole('checkbox', { name: label });
}

test('the weekly mail is switched off in the profile, and on again', async () => {
  const box = await open();
  await waitFor(() => expect(box).toBeChecked());
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
});

test('a choice that was not taken is told, and the box stays as it was', async () => {
  const errors = [{ __typename: 'ValidationError' as const, message: 'Not now.', path: [] }];
  const box = await open({ overrides: { Mutation: { chooseFollowDigest: () => ({ followDigest: null, errors }) } } });
  await waitFor(() => expect(box).toBeChecked());
  await userEvent.click(box);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(box).toBeChecked();
});
