import * as v from 'valibot';

/** Text a person has to give, trimmed; `name` begins its sentences, as in 'Subject is required'. */
export function requiredText(name: string, mostCharacters: number) {
  const missing = `${name} is required`;
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(mostCharacters, `${name} must be at most ${mostCharacters} characters`),
  );
}
