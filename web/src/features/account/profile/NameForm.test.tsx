import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable, user } from '@halfdrop/mocks';
import { GraphQLError } from 'graphql';
import { readSession } from '#lib/session.ts';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { messages } from '../../../../test/messages.ts';
import { renderApp } from '../../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

async function open(options: Options = {}) {
  signIn();
  const view = await renderApp('/profile', { signedIn: true, ...options });
  await screen.findByRole('button', { name: 'Edit Profile' });
  return { ...view, updates: () => view.operations.filter(({ name }) => name === 'UpdateProfile') };
}

const nameField = () => screen.getByLabelText('Name');
const username = 'ada_weaver';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function rename(name: string) {
  await press('Edit Profile');
  await userEvent.clear(nameField());
  if (name !== '') await enter(nameField(), name);
}

test('U-03 U-06 name and email are read-only until Edit Profile, and the email stays so', async () => {
  await open();
  expect(nameField()).toBeDisabled();
  expect(nameField()).toHaveValue('Ada Weaver');
  await press('Edit Profile');

  expect(nameField()).toBeEnabled();
  expect(nameField()).toHaveFocus();
  const email = screen.getByLabelText('Email', { selector: '#profile-panel input' });
  expect(email).toBeDisabled();
  expect(email).toHaveValue('ada@example.com');
});

test('U-04 ER-38 Save Changes stores the name, says so, shows it everywhere and ends editing', async () => {
  const { updates } = await open();
  await rename('  Ada Byron ');
  await press('Save Changes');

  expect(await screen.findByText('Your name has been updated successfully.')).toBeVisible();
  expect(screen.getByText('Profile updated')).toBeVisible();
  expect(updates()[0]?.variables).toEqual({ input: { name: 'Ada Byron', username } });
  expect(nameField()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText('Ada Byron')).toBeVisible();
  await waitFor(() => expect(readSession()?.user.name).toBe('Ada Byron'));
});

test('U-05 Cancel discards what was typed and ends editing', async () => {
  const { updates } = await open();
  await rename('Somebody Else');
  await press('Cancel');

  expect(nameField()).toBeDisabled();
  expect(nameField()).toHaveValue('Ada Weaver');
  expect(updates()).toHaveLength(0);
});

test.each([
  ['V-05', '', 'Name is required'],
  ['V-05', '   ', 'Name is required'],
  ['V-06', 'A', 'Name must be at least 2 characters'],
])('%s the name "%s" is refused under its field: %s', async (_row, name, words) => {
  const { updates } = await open();
  await rename(name);
  await press('Save Changes');

  expect(await screen.findByText(words)).toBeVisible();
  expect(nameField()).toHaveAccessibleDescription(words);
  expect(updates()).toHaveLength(0);
});

test('V-06 a name the server refuses is told under its field', async () => {
  const message = 'This name is not possible';
  const errors = [{ __typename: 'ValidationError' as const, message, path: ['name'] }];
  await open({ overrides: { Mutation: { updateProfile: () => ({ viewer: null, errors }) } } });
  await rename('Ada Byron');
  await press('Save Changes');

  expect(await screen.findByText('Validation error')).toBeVisible();
  expect(nameField()).toHaveAccessibleDescription(message);
});

test.each([
  ['without a word', () => new GraphQLError(''), 'Failed to update profile'],
  ['with the server out of reach', upstreamUnavailable, 'The shop cannot be reached just now. Please try again.'],
])('ER-13 ER-21 a call that breaks off %s keeps what was typed', async (_how, failure, words) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const updateProfile = () => {
    throw failure();
  };
  await open({ overrides: { Mutation: { updateProfile } } });
  await rename('Ada Byron');
  await press('Save Changes');

  expect((await screen.findAllByText('Failed to update profile'))[0]).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(words);
  expect(nameField()).toHaveValue('Ada Byron');
});

describe('the address', () => {
  const unconfirmed = () => user({ isEmailConfirmed: false });

  test('G-03 one that is confirmed says nothing; one that is not reminds quietly and sends the letter again', async () => {
    const { operations } = await open({ overrides: { Query: { viewer: unconfirmed } } });
    expect(await screen.findByText(/^Not confirmed yet/)).toBeVisible();
    await press('Send it again');

    expect(await screen.findByRole('button', { name: 'Sent again' })).toBeDisabled();
    expect(messages()).toBeEmptyDOMElement();
    expect(operations.map(({ name }) => name)).toContain('ResendEmailConfirmation');
  });

  test('E5 a letter too many says when to come back', async () => {
    const resendEmailConfirmation = () => {
      throw new GraphQLError('Too many attempts. Please wait and try again.', { extensions: { code: 'RATE_LIMITED' } });
    };
    await open({ overrides: { Query: { viewer: unconfirmed }, Mutation: { resendEmailConfirmation } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('Too many attempts. Please wait and try again.')).toBeVisible();
  });

  test('a confirmed address bears no reminder', async () => {
    await open();
    await waitFor(() => expect(screen.queryByText(/^Not confirmed yet/)).toBeNull());
  });
});

test('V-08 V-09 the username is changed there by the rule of its field, and one that is taken is said under it', async () => {
  const { updates } = await open();
  await press('Edit Profile');
  const field = screen.getByLabelText('Username');
  await userEvent.clear(field);
  await enter(field, 'a-b');
  await press('Save Changes');
  const words = 'Username only includes Alphabets, letters & _ & length should be 3-20.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(updates()).toEqual([]);

  await userEvent.clear(field);
  await enter(field, 'sam_active');
  await press('Save Changes');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This username is already taken'));
  await userEvent.clear(field);
  await enter(field, 'ada_b');
  await press('Save Changes');
  await waitFor(() => expect(readSession()?.user.username).toBe('ada_b'));
});
