import * as v from 'valibot';
import { emailRule } from '#lib/field-rules.ts';

const requiredPassword = v.pipe(v.string(), v.nonEmpty('Password is required'));

/** A password that is going to be stored. */
export const newPasswordRule = v.pipe(
  requiredPassword,
  v.minLength(8, 'Password must be at least 8 characters'),
  v.maxLength(256, 'Password must be at most 256 characters'),
);

/** The same password once more. */
export const confirmRule = v.pipe(v.string(), v.nonEmpty('Please confirm your password'));

/** What the sign-in form takes, with the words for each broken rule. */
export const loginRules = v.object({
  email: emailRule,
  password: v.pipe(requiredPassword, v.minLength(6, 'Password must be at least 6 characters')),
});

const nameRule = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Name is required'),
  v.minLength(2, 'Name must be at least 2 characters'),
  v.maxLength(100, 'Name must be at most 100 characters'),
  v.minGraphemes(2, 'Name must be at least 2 characters'),
);

const usernameRule = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('User Name is required'),
  v.regex(/^\w{3,20}$/, 'Username only includes Alphabets, letters & _ & length should be 3-20.'),
);

/** What the form for a person's own names takes. */
export const nameRules = v.object({ name: nameRule, username: usernameRule });

/** What an account is made of; its username is made from the name. With the words for each broken rule. */
export const accountRules = v.object({
  name: nameRule,
  email: emailRule,
  password: newPasswordRule,
});
