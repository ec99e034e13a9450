import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable, user } from '@halfdrop/mocks';
import { readSession } from '#lib/session.ts';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

const MEBIBYTE = 1024 * 1024;
const url = '/api/avatars/fresh.webp';

/** Creates a file that claims to have the given size. */
const picture = (size = 10, type = 'image/png', name = 'me.png') =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

let sent: { readonly address: string; readonly init: RequestInit }[] = [];
let answer: () => { status: number; body: unknown } = () => ({ status: 200, body: { data: { avatar: { url } } } });

beforeEach(() => {
  sent = [];
  answer = () => ({ status: 200, body: { data: { avatar: { url } } } });
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  globalThis.fetch = jest.fn((address: RequestInfo | URL, init: RequestInit = {}) => {
    sent.push({ address: typeof address === 'string' ? address : '', init });
    const { status, body } = answer();
    const reply = { ok: status < 300, status, json: () => Promise.resolve(body) };
    return Promise.resolve(Object.assign(Object.create(null), reply));
  });
});

async function open(changes: Parameters<typeof user>[0] = {}, options: Parameters<typeof renderApp>[1] = {}) {
  signIn(changes);
  const view = await renderApp('/profile', {
    signedIn: true,
    overrides: { Query: { viewer: () => user(changes) } },
    ...options,
  });
  await screen.findByRole('group', { name: 'Profile picture' });
  return view;
}

const editor = () => within(screen.getByRole('group', { name: 'Profile picture' }));
const choose = (file: File) => userEvent.upload(editor().getByLabelText('Picture file'), file, { applyAccept: false });
const press = (name: string) => userEvent.click(editor().getByRole('button', { name }));
const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('U-19 ER-40 E-12 a picture is chosen, looked at, sent, and shown wherever the person stands', async () => {
  await open();
  await choose(picture());
  expect(sources()).toContain('blob:chosen');
  expect(sent).toHaveLength(0);
  await press('Save picture');

  expect(await screen.findByText('Profile image updated successfully.')).toBeVisible();
  expect(screen.getByText('Success')).toBeVisible();
  expect(sources().filter((source) => source === url)).toHaveLength(2);
  expect(within(screen.getByRole('banner')).getByRole('group').querySelector('img')).toHaveAttribute('src', url);
  await waitFor(() => expect(readSession()?.user.avatarUrl).toBe(url));
  const [{ address, init } = { address: '', init: {} }] = sent;
  expect([address, init.method, new Headers(init.headers).get('authorization')]).toEqual([
    '/api/auth/profile/upload',
    'POST',
    'Bearer token-1',
  ]);
  expect(init.body instanceof FormData && init.body.get('imageFile')).toBeInstanceOf(File);
});

test.each([
  ['V-23', picture(10, 'text/plain', 'me.txt'), 'Please select a valid image file.'],
  ['V-24 BC-24', picture(5 * MEBIBYTE + 1), 'Image size must be less than 5MB.'],
])('%s V-22 a wrong file is a validation error and is not sent', async (_row, file, words) => {
  await open();
  await choose(file);
  expect(await screen.findByText('Validation error')).toBeVisible();
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(editor().queryByRole('button', { name: 'Save picture' })).toBeNull();
  expect(sent).toHaveLength(0);
});

test('V-24 BC-24 exactly 5 MB may be sent', async () => {
  await open();
  await choose(picture(5 * MEBIBYTE));
  expect(editor().getByRole('button', { name: 'Save picture' })).toBeEnabled();
});

test('V-23 text that calls itself a picture is refused in the words of the server', async () => {
  const message = 'Please select a valid image file.';
  answer = () => ({ status: 422, body: { code: 'validation_failed', message } });
  await open();
  await choose(picture());
  await press('Save picture');
  expect(await screen.findByText('Validation error')).toBeVisible();
  expect(editor().getByRole('alert')).toHaveTextContent(message);
  expect(editor().getByRole('button', { name: 'Save picture' })).toBeEnabled();
});

test.each([
  ['a failure without a word', () => ({ status: 500, body: {} }), 'Failed to upload profile image'],
  [
    'no answer at all',
    (): never => {
      throw new TypeError('network');
    },
    'Failed to upload profile image',
  ],
  ['the words of the server', () => ({ status: 503, body: { message: 'Please try again.' } }), 'Please try again.'],
])('ER-14 ER-23 %s is told, and the choice stays', async (_how, reply, words) => {
  answer = reply;
  await open();
  await choose(picture());
  await press('Save picture');
  expect(await screen.findByText('Failed to upload image')).toBeVisible();
  expect(editor().getByRole('alert')).toHaveTextContent(words);
  await press('Discard');
  expect(editor().queryByRole('alert')).toBeNull();
  expect(sources()).not.toContain('blob:chosen');
  expect(editor().getByRole('button', { name: 'Add picture' })).toHaveFocus();
});

test('ER-01 an upload with a token that the server refuses ends the session', async () => {
  answer = () => ({ status: 401, body: { message: 'Please sign in to continue.' } });
  const { address } = await open();
  await choose(picture());
  await press('Save picture');
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fprofile'));
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('U-19 the picture is removed', async () => {
  signIn({ avatarUrl: url });
  let person = user({ avatarUrl: url });
  const removeAvatar = () => {
    person = user();
    return { viewer: person, errors: [] };
  };
  await renderApp('/profile', {
    signedIn: true,
    overrides: { Query: { viewer: () => person }, Mutation: { removeAvatar } },
  });
  await screen.findByRole('group', { name: 'Profile picture' });
  await press('Remove picture');
  expect(await editor().findByRole('button', { name: 'Add picture' })).toBeVisible();
  expect(sources()).not.toContain(url);
});

test('U-19 a picture that could not be removed stays', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const removeAvatar = () => {
    throw upstreamUnavailable();
  };
  await open(
    { avatarUrl: url },
    { overrides: { Query: { viewer: () => user({ avatarUrl: url }) }, Mutation: { removeAvatar } } },
  );
  await press('Remove picture');
  expect(await editor().findByRole('alert')).toHaveTextContent('Failed to remove profile image');
  expect(sources()).toContain(url);
});
