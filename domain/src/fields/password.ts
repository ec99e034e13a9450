import * as v from 'valibot';

const missing = 'Password is required';

/** Hashing a longer one would cost the server time for nothing. */
const maxCharacters = v.maxLength<string, 256, string>(256, 'Password must be at most 256 characters');

/** A password to sign in with: what the sign-in form has always asked for, less than a new one needs. */
export const GivenPasswordField = v.pipe(
  v.string(missing),
  v.nonEmpty(missing),
  v.minLength(6, 'Password must be at least 6 characters'),
  maxCharacters,
);

/** A password that is going to be stored. */
export const NewPasswordField = v.pipe(
  v.string(missing),
  v.nonEmpty(missing),
  v.minLength(8, 'Password must be at least 8 characters'),
  maxCharacters,
);

/** The password that replaces another, in the words of the form that changes it. */
export const ReplacingPasswordField = v.pipe(
  v.string(missing),
  v.nonEmpty(missing),
  v.minLength(8, 'Password must be at least 8 characters long!'),
  maxCharacters,
);
