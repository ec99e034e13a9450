import fc from 'fast-check';
import { createLexicon } from './lexicon.ts';
import { readText, wordsToLookUp } from './read-text.ts';

const index = [
  'blue',
  'floral',
  'flower',
  'flowers',
  'blue floral',
  'tartan',
  'plaid',
  'check',
  'bathroom',
  'mid',
  'century',
  'mid century',
  'gray',
  'navy',
  'leaf',
  'leaves',
  'spot',
  'polka dot',
  'hearth',
  'spice',
];
const lexicon = createLexicon([
  { typed: 'plaid', meant: 'tartan', isTwoWay: true },
  { typed: 'gingham', meant: 'check', isTwoWay: false },
  { typed: 'polka dot', meant: 'spot', isTwoWay: true },
]);

/** Interprets a text like a driver, with the words above. */
function read(text: string, isTyping = false) {
  const { exact, typed } = wordsToLookUp(text, lexicon);
  const single = index.filter((word) => !word.includes(' '));
  return readText(
    text,
    {
      known: new Set(exact.filter((word) => index.includes(word))),
      beginnings: new Map(
        typed.map(({ word, beginning }) => [word, single.filter((other) => other.startsWith(beginning))]),
      ),
      near: new Map(typed.map(({ word }) => [word, single])),
    },
    lexicon,
    isTyping,
  );
}

function alternatives(text: string): Record<string, number> {
  const [term] = read(text).terms;
  return Object.fromEntries((term?.alternatives ?? []).map(({ word, quality }) => [word, quality]));
}

test('a word counts more than its forms, and these more than its synonyms', () => {
  expect(alternatives('flowers')).toEqual({ flowers: 4, flower: 3 });
  expect(alternatives('plaids')).toEqual({ plaid: 3, tartan: 2 });
  expect(alternatives('leafs')).toEqual({ leaf: 3, leaves: 3 });
});

test('synonyms hold both ways or one', () => {
  expect(alternatives('tartan')).toEqual({ tartan: 4, plaid: 2 });
  expect(alternatives('gingham')).toEqual({ check: 2 });
  expect(alternatives('check')).toEqual({ check: 4 });
  expect(alternatives('polka dots')).toEqual({ 'polka dot': 3, spot: 2 });
});

test('one word may be written as two, and two as one', () => {
  expect(alternatives('midcentury')).toEqual({ 'mid century': 3 });
  expect(alternatives('bath room')).toEqual({ bathroom: 3 });
  expect(alternatives('grey')).toEqual({ gray: 3 });
});

test('a shade that nobody has named is found by its color', () => {
  expect(alternatives('dusty blue')).toEqual({ blue: 1 });
  expect(alternatives('light grey')).toEqual({ gray: 1 });
  expect(alternatives('dark floral')).toEqual({});
});

test('a typing error is put right where the word is no English', () => {
  expect(read('nvay florl').corrections).toEqual([
    { typed: 'nvay', meant: 'navy' },
    { typed: 'florl', meant: 'floral' },
  ]);
  expect(read('hearts space').corrections).toEqual([]);
  expect(read('hearts').terms).toEqual([{ typed: 'hearts', alternatives: [] }]);
});

test('words that stand side by side are a phrase', () => {
  expect(read('blue floral').phrases).toEqual(['blue floral']);
  expect(read('floral blue').phrases).toEqual([]);
});

test('the last word may be unfinished while it is typed', () => {
  expect(read('flor', true).terms[0]?.alternatives).toContainEqual({ word: 'flor', isPrefix: true, quality: 1 });
});

test.each([
  ['free', { isFree: true }],
  ['free spirit', {}],
  ['royalty-free', {}],
  ['half-drop', { repeats: ['half-drop'] }],
  ['Half Drop Repeat', { repeats: ['half-drop'] }],
  ['straight repeat', { repeats: ['block'] }],
  ['under $9.50', { maxPrice: 950 }],
  ['below 12 dollars', { maxPrice: 1200 }],
  ['over $5 under $20', { minPrice: 500, maxPrice: 2000 }],
  ['commercial licence', { licenses: ['commercial'] }],
  ['portrait format', { orientations: ['portrait'] }],
  ['premium', { isPremium: true }],
])('"%s" is read as %j', (text, filter) => {
  expect(read(text).filter).toEqual(filter);
});

test('what says nothing asks for everything, and what cannot be read for nothing', () => {
  expect(read('seamless patterns').terms).toEqual([]);
  expect(read('💥 !!').terms).toEqual([{ typed: '💥 !!', alternatives: [] }]);
});

test('any text is read, in words of letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), (text, isTyping) => {
      const { terms, phrases } = read(text, isTyping);
      const words = [...terms.flatMap((term) => term.alternatives.map(({ word }) => word)), ...phrases];
      expect(words.filter((word) => !/^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?$/u.test(word))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
