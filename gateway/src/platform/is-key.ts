/** Syntax of ids, slugs and numbers; anything else cannot exist and is not requested upstream. */
const KEY = /^[\w-]{1,100}$/;

/** Returns whether a text has the syntax of an id, slug or number. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
