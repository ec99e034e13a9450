import * as v from 'valibot';

/** The identity of a menu category, before it is known whether there is one. */
export const CategoryIdField = v.pipe(v.string('Choose a category'), v.regex(/^[1-9]\d{0,3}$/, 'Choose a category'));

/** Counts the changes of something; what is saved over a newer one is refused. */
export const VersionField = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Text of a draft, which may be left out and may be blank; `name` begins its sentence. */
export function draftText(name: string, maxCharacters: number) {
  const words = `${name} must be at most ${maxCharacters} characters`;
  return v.optional(v.pipe(v.string(words), v.trim(), v.maxLength(maxCharacters, words)));
}
