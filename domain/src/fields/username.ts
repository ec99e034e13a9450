import * as v from 'valibot';

const missing = 'User Name is required';

/** The username of an account, trimmed. */
export const UsernameField = v.pipe(
  v.string(missing),
  v.trim(),
  v.nonEmpty(missing),
  v.regex(/^[A-Za-z0-9_]{3,20}$/, 'Username only includes Alphabets, letters & _ & length should be 3-20.'),
);
