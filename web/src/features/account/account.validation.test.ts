import * as v from 'valibot';
import { loginRules, registerRules } from './account.validation.ts';

const newAccount = {
  name: 'Ada Weaver',
  username: 'ada_weaver',
  email: 'ada@example.com',
  password: 'correct-horse',
  confirmPassword: 'correct-horse',
};

function firstMessage(result: v.SafeParseResult<typeof loginRules> | v.SafeParseResult<typeof registerRules>) {
  return result.issues?.[0].message;
}

test.each([
  ['V-01', { email: ' ' }, 'Email is required'],
  ['V-02', { email: 'a@b' }, 'Invalid email address'],
  ['V-03', { password: '' }, 'Password is required'],
  ['V-04', { password: '12345' }, 'Password must be at least 6 characters'],
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
  ['V-07', { username: '' }, 'User Name is required'],
  ['V-08', { username: 'ab' }, usernameWords],
  ['V-08', { username: 'a-b' }, usernameWords],
  ['V-08', { username: 'a'.repeat(21) }, usernameWords],
  ['V-10', { password: '' }, 'Password is required'],
  ['V-11', { password: '1234567' }, 'Password must be at least 8 characters'],
  ['V-12', { confirmPassword: '' }, 'Please confirm your password'],
  ['V-13', { confirmPassword: 'something-else' }, 'Passwords do not match'],
])('%s a new account with %o says why not', (_row, change, message) => {
  expect(firstMessage(v.safeParse(registerRules, { ...newAccount, ...change }))).toBe(message);
});

test('a mismatch belongs to the confirmation field, even while other fields are wrong', () => {
  const { issues } = v.safeParse(registerRules, { ...newAccount, name: '', confirmPassword: 'something-else' });
  expect(issues?.map((issue) => v.getDotPath(issue))).toContain('confirmPassword');
});

test('trims what people leave around names', () => {
  const { name, email } = v.parse(registerRules, { ...newAccount, name: ' Ada ', email: ' ada@example.com ' });
  expect({ name, email }).toEqual({ name: 'Ada', email: 'ada@example.com' });
});
