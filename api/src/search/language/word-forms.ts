import { stemmer } from 'stemmer';

/** Irregular plurals. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['wolves', 'wolf'],
  ['foliages', 'foliage'],
  ['woven', 'weave'],
  ['drawn', 'draw'],
]);

/** Maps British and American spellings to one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^grey/, 'gray'],
  [/colour/, 'color'],
  [/cosy$/, 'cozy'],
  [/cosi/, 'cozi'],
  [/centre/, 'center'],
  [/harbour/, 'harbor'],
  [/neighbour/, 'neighbor'],
  [/flavour/, 'flavor'],
  [/mould/, 'mold'],
  [/jewell/, 'jewel'],
  [/pyjama/, 'pajama'],
  [/aluminium/, 'aluminum'],
  [/chequer/, 'checker'],
  [/theatre/, 'theater'],
  [/fibre/, 'fiber'],
  [/tyre/, 'tire'],
  [/doughnut/, 'donut'],
  [/plough/, 'plow'],
  [/ottoman/, 'ottoman'],
  [/catalogue/, 'catalog'],
  [/arbour/, 'arbor'],
  [/parlour/, 'parlor'],
  [/stylis/, 'styliz'],
  [/organis/, 'organiz'],
];

/** Returns the stem that all forms of a word share: singular and plural, endings, British and American spellings. */
export function stemOf(word: string): string {
  const singular = IRREGULAR.get(word) ?? word;
  return stemmer(SPELLINGS.reduce((form, [british, american]) => form.replace(british, american), singular));
}

/** Returns the common prefix of all forms with the same stem, except those that `respellings` returns. */
export function beginningOf(word: string): string {
  const stem = stemmer(word);
  let shared = 0;
  while (shared < stem.length && stem[shared] === word[shared]) shared += 1;
  return stem.slice(0, Math.min(shared, Math.max(3, stem.length - 1)));
}

/** Returns a word's other spelling, and forms with another prefix, excluding the word itself. */
export function respellings(word: string): string[] {
  const british = SPELLINGS.map(([pattern, american]) =>
    word.replace(american, pattern.source.replaceAll(/[\^$]/g, '')),
  );
  const american = SPELLINGS.map(([pattern, spelling]) => word.replace(pattern, spelling));
  const irregular = [...IRREGULAR].flatMap(([plural, singular]) =>
    plural === word ? [singular] : singular === word ? [plural] : [],
  );
  return [...new Set([...british, ...american, ...irregular])].filter(
    (form) => form !== word && stemOf(form) === stemOf(word),
  );
}

/** Returns the word with its regular singular and plural, for words that were not typed. */
export function numbersOf(word: string): string[] {
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, '');
  const plural = /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;
  return [...new Set([word, singular, plural])];
}
