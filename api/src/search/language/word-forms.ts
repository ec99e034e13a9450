import { stemmer } from 'stemmer';

/** Plurals that no rule makes. */
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

/** One spelling for both Englishes. */
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

/** The same for all forms of a word: singular and plural, its endings, and the spellings of both Englishes. */
export function stemOf(word: string): string {
  const singular = IRREGULAR.get(word) ?? word;
  return stemmer(SPELLINGS.reduce((form, [british, american]) => form.replace(british, american), singular));
}

/** How every form of a word begins that has the same stem, apart from those `respellings` gives. */
export function beginningOf(word: string): string {
  const stem = stemmer(word);
  let shared = 0;
  while (shared < stem.length && stem[shared] === word[shared]) shared += 1;
  return stem.slice(0, Math.min(shared, Math.max(3, stem.length - 1)));
}

/** A word in the spelling of the other English, and forms that begin otherwise; without the word itself. */
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

/** The word and its plain singular and plural, for words nobody typed. */
export function numbersOf(word: string): string[] {
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, '');
  const plural = /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;
  return [...new Set([word, singular, plural])];
}
