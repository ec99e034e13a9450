/**
 * What a table has for a word that comes from outside, such as one of the address; undefined for every other word, among
 * them `constructor` and others that each object has.
 */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  word: string | null | undefined,
): Value | undefined {
  return typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined;
}
