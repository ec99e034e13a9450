/** What an id, a slug or a number can look like: anything else names nothing, and is not asked for. */
const KEY = /^[\w-]{1,100}$/;

/** Whether a text can be the id, slug or number of something. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
