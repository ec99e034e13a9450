import * as v from 'valibot';
import { accountRules, loginRules } from './account.validation.ts';
import { nameRules } from './profile/name.validation.ts';

const newAccount = {
  name: 'Ada Weaver',
  email: 'ada@example.com',
  password: 'correct-horse',
};

function firstMessage(result: { readonly issues?: readonly [{ readonly message: string }, ...unknown[]] | undefined }) {
  return result.issues?.[0].message;
}

test.each([
  ['V-01', { email: ' ' }, 'Email is required'],
  ['V-02', { email: 'a@b' }, 'Invalid email address'],
  ['V-02', { email: 'ada"weaver@example.com' }, 'Invalid email address'],
  ['V-03', { password: '' }, 'Password is required'],
  ['V-04', { password: '12345' }, 'Password must be at least 6 characters'],
  ['V-04', { password: 'x'.repeat(257) }, 'Password must be at most 256 characters'],
])('%s sign-in with %o says why not', (_row, change, message) => {
  const values = { email: 'ada@example.com', password: 'correct-horse', ...change };
  expect(firstMessage(v.safeParse(loginRules, values))).toBe(message);
});

const usernameWords = 'Username only includes Alphabets, letters & _ & length should be 3-20.';

test.each([
  ['V-01', { email: '' }, 'Email is required'],
  ['V-02', { email: 'a@b' }, 'Invalid email address'],
  ['V-05', { name: ' ' }, 'Name is required'],
  ['V-06', { name: ' A ' }, 'Name must be at least 2 characters'],
  ['V-06', { name: '🦊' }, 'Name must be at least 2 characters'],
  ['V-10', { password: '' }, 'Password is required'],
  ['V-11', { password: '1234567' }, 'Password must be at least 8 characters'],
])('%s a new account with %o says why not', (_row, change, message) => {
  expect(firstMessage(v.safeParse(accountRules, { ...newAccount, ...change }))).toBe(message);
});

test.each([
  ['V-07', '', 'User Name is required'],
  ['V-08', 'ab', usernameWords],
  ['V-08', 'a-b', usernameWords],
  ['V-08', 'a'.repeat(21), usernameWords],
])('%s the username %p of a profile says why not', (_row, username, message) => {
  expect(firstMessage(v.safeParse(nameRules, { name: 'Ada Weaver', username }))).toBe(message);
});

test('trims what people leave around names', () => {
  const { name, email } = v.parse(accountRules, { ...newAccount, name: ' Ada ', email: ' ada@example.com ' });
  expect({ name, email }).toEqual({ name: 'Ada', email: 'ada@example.com' });
});
