import type { FieldMask } from './asset-facts.ts';

const ENTRY = /'([^']*)':([\d,ABC]+)/g;

/** Each field has its own position in a document: title 1, tags 2, studio 3, description 4. */
const FIRST_POSITION = '1'.codePointAt(0) ?? 0;
const LAST_POSITION = FIRST_POSITION + 3;

/**
 * Parses a `search_text` document such as `'blue rose':1A 'rose':1A,2B` into words with their fields. Index words
 * consist of letters, digits and single spaces, so quotes need no unescaping.
 */
export function readDocument(document: string): Map<string, FieldMask> {
  const words = new Map<string, FieldMask>();
  for (const [, word = '', positions = ''] of document.matchAll(ENTRY)) words.set(word, fieldsOf(positions));
  return words;
}

function fieldsOf(positions: string): FieldMask {
  let fields = 0;
  for (let place = 0; place < positions.length; place++) {
    const digit = positions.charCodeAt(place);
    if (digit >= FIRST_POSITION && digit <= LAST_POSITION) fields |= 1 << (digit - FIRST_POSITION);
  }
  return fields;
}
