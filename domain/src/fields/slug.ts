import * as v from 'valibot';

const words = 'Must be 3 to 60 small letters, digits or single hyphens';

/** A URL slug. */
export const SlugField = v.pipe(
  v.string(words),
  v.trim(),
  v.minLength(3, words),
  v.maxLength(60, words),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, words),
);
