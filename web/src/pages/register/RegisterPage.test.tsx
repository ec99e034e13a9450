import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { fillLocalCart } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

const newcomer = { name: 'Grace Loom', email: 'grace@example.com' };

async function register(changes: Partial<typeof newcomer> = {}) {
  const { name, email } = { ...newcomer, ...changes };
  await enter(await screen.findByLabelText('Name'), name);
  await enter(screen.getByLabelText('Email'), email);
  await enter(screen.getByLabelText('Password'), 'correct-horse');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

test('R-15 A-05 V-05 a blank form names its three fields, and asks for nothing else', async () => {
  await renderApp('/register');
  await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));

  for (const words of ['Name', 'Email', 'Password'].map((field) => `${field} is required`)) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(screen.queryByLabelText('Confirm password')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('A-06 leads back to signing in', async () => {
  await renderApp('/register?redirect=/checkout');
  const links = await screen.findAllByRole('link', { name: 'Sign in' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/login?redirect=/checkout');
});

test('A-11 ER-33 makes the account, welcomes with 5 free downloads, and goes home', async () => {
  const { address } = await renderApp('/register', { patterns: 4 });
  await register();

  expect(await screen.findByText('Account created!')).toBeVisible();
  expect(screen.getByText('Welcome to Halfdrop! You have 5 free downloads.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/'));
});

test('V-09 A-13 ER-17 a taken address is said under the field, in the box and in a toast', async () => {
  await renderApp('/register');
  await register({ email: 'ada@example.com' });

  expect(await screen.findByText('Registration failed')).toBeVisible();
  expect(screen.getAllByText('This email is already registered').length).toBeGreaterThanOrEqual(2);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/already registered/);
});

test('E-28 EN-03 sends name, email and password, and no role', async () => {
  const { operations } = await renderApp('/register', { patterns: 4 });
  await register();
  await screen.findByText('Account created!');
  expect(operations.find(({ name }) => name === 'Register')?.variables).toEqual({
    input: { ...newcomer, password: 'correct-horse' },
  });
});

test('ER-06 ER-08 a registration that fails without a word says Registration failed', async () => {
  const fail = () => {
    throw new GraphQLError('');
  };
  await renderApp('/register', { overrides: { Mutation: { register: fail } } });
  await register();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Registration failed$/);
});

test('K-17 EN-18 a visitor’s patterns and coupon are offered after registering and carried to checkout', async () => {
  fillLocalCart(7, 8);
  const stored = JSON.parse(localStorage.getItem('halfdrop.cart') ?? '{}');
  localStorage.setItem('halfdrop.cart', JSON.stringify({ ...stored, couponCode: 'SAVE10' }));
  const { address } = await renderApp('/register?redirect=/checkout');
  await register();

  await waitFor(() => expect(address()).toBe('/checkout'));
  expect(await screen.findByRole('region', { name: 'Payment Summary' })).toHaveTextContent(
    /Discount \(SAVE10\).*−\$1\.70.*Total.*\$15\.30/,
  );
});
