import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoGoogleSignIn } from '@halfdrop/mocks';
import { readToasts, subscribeToToasts } from '#ui/toast.ts';
import { renderApp } from '../../../test/render.tsx';

const { code, browserKey } = demoGoogleSignIn;
const returned = `/login/google#code=${code}`;

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
});

test.each(['/login?redirect=/checkout', '/register?redirect=/checkout'])(
  'A-04 where it is offered, %s sends the browser to Google and keeps the key in this tab',
  async (address) => {
    const { operations } = await renderApp(address, { hasGoogle: true });
    const google = await screen.findByRole('button', { name: 'Google' });
    await waitFor(() => expect(google).toBeEnabled());
    await userEvent.click(google);

    await waitFor(() => expect(window.location.hash).toBe(`#code=${code}`));
    expect(Object.values(sessionStorage)).toEqual([browserKey]);
    expect(operations).toContainEqual({ name: 'BeginGoogleSignIn', variables: { input: { redirect: '/checkout' } } });
  },
);

test('A-04 A-10 back from Google, the person is signed in and led on, and the key is gone', async () => {
  sessionStorage.setItem('halfdrop.google', browserKey);
  const told = new Set<string>();
  const stop = subscribeToToasts(() => {
    for (const { title } of readToasts()) told.add(title);
  });
  // The key and code work once, however often the page is mounted.
  const { address } = await renderApp(returned, { hasGoogle: true, isStrict: true, patterns: 4 });

  await waitFor(() => expect(address()).toBe('/'));
  stop();
  expect([...told]).toEqual(['Welcome back!']);
  expect(localStorage.getItem('authToken')).toBe('token-1');
  expect(sessionStorage).toHaveLength(0);
});

test('E4 a code that began in another tab signs nobody in', async () => {
  const { address, operations } = await renderApp(returned, { hasGoogle: true });

  expect(await screen.findByText(/took too long or was used already/)).toBeVisible();
  expect(address()).toBe('/login?google=expired');
  expect(operations.map(({ name }) => name)).not.toContain('FinishGoogleSignIn');
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('A-04 a code the server does not take leads back to the form', async () => {
  sessionStorage.setItem('halfdrop.google', 'another-key');
  await renderApp(returned, { hasGoogle: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please start again/);
  expect(localStorage.getItem('authToken')).toBeNull();
});

test.each([
  ['canceled', /was cancelled/],
  ['unverified', /does not vouch/],
  ['unconfirmed-account', /reset the password/],
  ['unavailable', /cannot be reached/],
])('A-04 refused as %s, the form says why and keeps the way on', async (reason, words) => {
  await renderApp(`/login?redirect=/cart&google=${reason}`, { hasGoogle: true });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register?redirect=/cart');
});

test('C1 when Google does not answer, the page stays and says so beside the button', async () => {
  const message = 'Google cannot be reached just now. Please try again, or sign in with your password.';
  const { address } = await renderApp('/login', {
    hasGoogle: true,
    overrides: {
      Mutation: {
        beginGoogleSignIn: () => ({
          authorizationUrl: null,
          browserKey: null,
          errors: [{ __typename: 'SignInUnavailableError', message, path: [] }],
        }),
      },
    },
  });
  const google = await screen.findByRole('button', { name: 'Google' });
  await waitFor(() => expect(google).toBeEnabled());
  await userEvent.click(google);

  expect(await screen.findByText(message)).toBeVisible();
  expect(google).toHaveAccessibleDescription(message);
  expect(google).toBeEnabled();
  expect(address()).toBe('/login');
});
