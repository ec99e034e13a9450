import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, cartItem, demoLogin, user } from '@halfdrop/mocks';
import { GraphQLError } from 'graphql';
import { readSession } from '#lib/session.ts';
import { fillLocalCart, signIn } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

async function login({ email, password }: { email: string; password: string }) {
  await enter(await screen.findByLabelText('Email'), email);
  await enter(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('R-14 A-01 A-03 A-04 has its fields, the way to register, and no Google where it is not set up', async () => {
  const { operations } = await renderApp('/login?redirect=/checkout');

  expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  const other = screen.getByRole('link', { name: 'Create an account' });
  expect(other).toHaveAttribute('href', '/register?redirect=/checkout');
  await waitFor(() => expect(operations.map(({ name }) => name)).toContain('SignInOptions'));
  expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
});

test('V-01 V-03 a blank form names what is missing and puts the focus there', async () => {
  await renderApp('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));

  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('A-10 ST-01 ER-31 EN-19 EN-20 signs in, keeps token and user, welcomes, and goes home', async () => {
  const { address } = await renderApp('/login', { patterns: 4 });
  await login(demoLogin);

  expect(await screen.findByText("You've been successfully logged in.")).toBeVisible();
  expect(screen.getByText('Welcome back!')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('authToken')).toBe('token-1');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: demoLogin.email });
});

test('K-03 goes back to where the person came from, but never off the site', async () => {
  signIn();
  const profile = await renderApp('/login?redirect=/profile', { signedIn: true });
  await waitFor(() => expect(profile.address()).toBe('/profile'));
  profile.unmount();

  const elsewhere = await renderApp('/login?redirect=//elsewhere.example', { signedIn: true, patterns: 4 });
  await waitFor(() => expect(elsewhere.address()).toBe('/'));
});

test('A-13 ER-04 ER-16 ST-06 a wrong password stays on the form, in a box and a toast', async () => {
  const { address } = await renderApp('/login');
  await login({ ...demoLogin, password: 'wrong-password' });

  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(address()).toBe('/login');
  expect(localStorage.getItem('authToken')).toBeNull();
});

const failing = (failure: () => GraphQLError) => ({
  overrides: {
    Mutation: {
      login: () => {
        throw failure();
      },
    },
  },
});

test('ER-06 ER-07 a sign-in that fails without a word says Login failed', async () => {
  await renderApp(
    '/login',
    failing(() => new GraphQLError('')),
  );
  await login(demoLogin);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Login failed$/);
});

test('ER-15 codes, ids and bodies of a failure stay behind the scenes', async () => {
  const message = 'Something went wrong on our side.';
  const extensions = { code: 'INTERNAL', requestId: 'request-42', stacktrace: ['at login.ts:1'] };
  const { container } = await renderApp(
    '/login',
    failing(() => new GraphQLError(message, { extensions })),
  );
  await login(demoLogin);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(container).not.toHaveTextContent(/INTERNAL|request-42|login\.ts|extensions/);
});

test('E-27 E5 a sign-in sends email and password, and later what the device got at the first one', async () => {
  const { operations, unmount } = await renderApp('/login', {
    patterns: 4,
    overrides: {
      Mutation: {
        login: () => ({ token: 'token-1', user: user(), deviceToken: 'device-1', errors: [] }),
      },
    },
  });
  await login(demoLogin);
  await waitFor(() => expect(localStorage.getItem('halfdrop.device')).toBe('device-1'));
  expect(operations.find(({ name }) => name === 'Login')?.variables).toEqual({ input: demoLogin });
  unmount();

  localStorage.removeItem('authToken');
  const again = await renderApp('/login', { patterns: 4 });
  await login(demoLogin);
  const { variables } = again.operations.find(({ name }) => name === 'Login') ?? {};
  expect(variables).toEqual({ input: { ...demoLogin, deviceToken: 'device-1' } });
});

test('EN-18 K-03 at sign-in to an empty bag the saved patterns come along, and nothing is asked', async () => {
  fillLocalCart(7, 8);
  const { address } = await renderApp('/login?redirect=/cart');
  await login(demoLogin);

  await waitFor(() => expect(address()).toBe('/cart'));
  expect(await screen.findByText('Your 2 saved patterns are in your bag')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Patterns in your bag' })).toBeVisible();
});

test('EN-18 K-03 at sign-in to a bag with other patterns the person decides before going on', async () => {
  fillLocalCart(7, 8);
  const filled = () => (readSession() ? cart([cartItem()]) : null);
  const { address } = await renderApp('/login?redirect=/cart', { overrides: { Query: { cart: filled } } });
  await login(demoLogin);

  expect(await screen.findByText('You have 2 saved patterns')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leave them' }));
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(screen.queryByText('You have 2 saved patterns')).toBeNull();
});

test.each(['/login', '/register'])('K-02 %s on the way to checkout shows what is being bought', async (page) => {
  fillLocalCart(7, 8);
  await renderApp(`${page}?redirect=/checkout`);
  const summary = await screen.findByRole('region', { name: 'What you are buying' });
  expect(summary).toHaveTextContent('2 patterns in your bag$17.00');
});

test.each(['/login', '/register'])(
  'K-02 B-13 %s on the way to a plan shows the plan with price and interval',
  async (page) => {
    await renderApp(`${page}?redirect=${encodeURIComponent('/checkout?plan=pro-yearly')}`);
    const summary = await screen.findByRole('region', { name: 'What you are buying' });
    expect(summary).toHaveTextContent('Pro plan$490.00 per year');
  },
);

test('K-02 on the way to a plan that is not offered, the login shows the form alone', async () => {
  const { operations } = await renderApp(`/login?redirect=${encodeURIComponent('/checkout?plan=gone')}`);
  await waitFor(() => expect(operations.map(({ name }) => name)).toContain('AllPlans'));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What you are buying' })).not.toBeInTheDocument();
});

test('H-09 H-12 ST-04 ST-05 logging out ends the session on the server and forgets token and user', async () => {
  signIn();
  const { operations } = await renderApp('/profile', { signedIn: true });
  const [logout] = await screen.findAllByRole('button', { name: 'Logout', hidden: true });
  if (logout) await userEvent.click(logout);

  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
  expect(localStorage.getItem('user')).toBeNull();
  expect(operations.map(({ name }) => name)).toContain('Logout');
  expect((await screen.findAllByRole('link', { name: 'Sign Up' }))[0]).toBeVisible();
});

test.each(['/login', '/register', '/forgot-password'])(
  'A-01 what is typed on %s never stands in an address, not even when the form is sent before its script runs',
  async (page) => {
    await renderApp(page);
    const field = await screen.findByLabelText(/email/i, { selector: 'main input' });
    expect(field.closest('form')).toHaveAttribute('method', 'post');
  },
);
