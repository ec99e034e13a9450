/** Valid form of an id, slug or number; anything else identifies nothing and needs no API call. */
const KEY = /^[\w-]{1,100}$/;

/** Checks whether a text can be an id, slug or number. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
