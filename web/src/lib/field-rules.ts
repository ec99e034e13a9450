import * as v from 'valibot';

/** An address for mail, with the words for each broken rule. */
export const emailRule = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'Invalid email address'),
);

/** Text a person has to give; `name` begins the sentences, as in 'Subject is required'. */
export function requiredRule(name: string, maximumLength: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${name} is required`),
    v.maxLength(maximumLength, `${name} must be at most ${maximumLength} characters`),
  );
}
