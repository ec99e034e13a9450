import * as v from 'valibot';

const missing = 'Password is required';

/** Limits the cost of hashing. */
const maxCharacters = v.maxLength<string, 256, string>(256, 'Password must be at most 256 characters');

/** A password for signing in: checked less strictly than a new one. */
export const GivenPasswordField = v.pipe(
  v.string(missing),
  v.nonEmpty(missing),
  v.minLength(6, 'Password must be at least 6 characters'),
  maxCharacters,
);

/** A new password, checked before it is stored. */
export const NewPasswordField = v.pipe(
  v.string(missing),
  v.nonEmpty(missing),
  v.minLength(8, 'Password must be at least 8 characters'),
  maxCharacters,
);

/** A replacement password, with the wording of the change-password form. */
export const ReplacingPasswordField = v.pipe(
  v.string(missing),
  v.nonEmpty(missing),
  v.minLength(8, 'Password must be at least 8 characters long!'),
  maxCharacters,
);
