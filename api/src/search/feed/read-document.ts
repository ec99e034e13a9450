import type { FieldMask } from './asset-facts.ts';

const ENTRY = /'([^']*)':([\d,ABC]+)/g;

/** The position of each field in a document: title 1, tags 2, studio 3, description 4. */
const FIELD_AT = new Map<string, FieldMask>([
  ['1', 2],
  ['2', 1],
  ['3', 4],
  ['4', 8],
]);

/**
 * Reads a document of `search_text`, such as `'blue rose':1A 'rose':1A,2B`: its words with their fields. Words of the
 * index hold letters, digits and one space, so no quote stands in them.
 */
export function readDocument(document: string): Map<string, FieldMask> {
  const words = new Map<string, FieldMask>();
  for (const [, word = '', positions = ''] of document.matchAll(ENTRY)) words.set(word, fieldsOf(positions));
  return words;
}

function fieldsOf(positions: string): FieldMask {
  let fields = 0;
  for (const position of positions) fields |= FIELD_AT.get(position) ?? 0;
  return fields;
}
