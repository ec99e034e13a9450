import * as v from 'valibot';

/** Returns a schema for required text, trimmed; `name` starts its messages, as in 'Subject is required'. */
export function requiredText(name: string, maxCharacters: number) {
  const missing = `${name} is required`;
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maxCharacters, `${name} must be at most ${maxCharacters} characters`),
  );
}
