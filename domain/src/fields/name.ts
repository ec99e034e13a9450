import * as v from 'valibot';
import { MAX_NAME_CHARACTERS } from '../limits.ts';

const missing = 'Name is required';
const tooShort = 'Name must be at least 2 characters';

/** The name of a person with an account, trimmed. */
export const NameField = v.pipe(
  v.string(missing),
  v.trim(),
  v.nonEmpty(missing),
  v.minLength(2, tooShort),
  v.maxLength(MAX_NAME_CHARACTERS, `Name must be at most ${MAX_NAME_CHARACTERS} characters`),
  // Count graphemes: an emoji is two UTF-16 code units.
  v.minGraphemes(2, tooShort),
);
