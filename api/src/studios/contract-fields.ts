import * as v from 'valibot';

/** A menu category id, not yet checked for existence. */
export const CategoryIdField = v.pipe(v.string('Choose a category'), v.regex(/^[1-9]\d{0,3}$/, 'Choose a category'));

/** Version for optimistic locking; saving an outdated one is rejected. */
export const VersionField = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Creates a text field of a draft, which may be omitted or blank; error messages start with `name`. */
export function draftText(name: string, maxCharacters: number) {
  const words = `${name} must be at most ${maxCharacters} characters`;
  return v.optional(v.pipe(v.string(words), v.trim(), v.maxLength(maxCharacters, words)));
}
