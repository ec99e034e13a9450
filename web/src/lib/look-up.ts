/**
 * Looks up an untrusted key, such as one from the URL. Returns undefined for unknown keys, including inherited
 * ones such as `constructor`.
 */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  word: string | null | undefined,
): Value | undefined {
  return typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined;
}
