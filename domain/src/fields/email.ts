import * as v from 'valibot';

const missing = 'Email is required';
const invalid = 'Invalid email address';

/** An email address, trimmed. */
export const EmailField = v.pipe(
  v.string(missing),
  v.trim(),
  v.nonEmpty(missing),
  v.maxLength(254, invalid),
  v.email(invalid),
);
