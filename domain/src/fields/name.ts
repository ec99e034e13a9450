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
  // A single character may count as several of them: an emoji is two units of UTF-16.
  v.minGraphemes(2, tooShort),
);
