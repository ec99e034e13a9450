import { nearestWords, searchWords, textQuery } from './search-words.ts';

test('a text becomes small plain words, at most eight, each once', () => {
  expect(searchWords('  Malmö—STEMS & half-drop, half!')).toEqual(['malmo', 'stems', 'half', 'drop']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(searchWords("'\\:*&|!()")).toEqual([]);
});

test.each([
  ['deco', ['dceo', 'decor', 'deck'], ['dceo', 'decor', 'deck']],
  ['leopadr', ['leopard', 'leotard'], ['leopard']],
  ['gometric', ['geometric', 'symmetric'], ['geometric']],
  ['zebar', ['zebra', 'bazaar'], ['zebra']],
])('%s is nearest to some of %j', (typed, candidates, expected) => {
  expect(nearestWords(typed, candidates)).toEqual(expected);
});

test.each([
  ['sea', ['tea', 'see']],
  ['zebra', ['cobra']],
  ['10000012', ['10000013']],
  ['garden', []],
])('%s is not taken for any of %j', (typed, candidates) => {
  expect(nearestWords(typed, candidates)).toEqual([]);
});

test('every word has to be found, as it begins or in a near spelling', () => {
  const words = [
    { typed: 'rose', near: [] },
    { typed: 'decco', near: ['deco', 'decor'] },
  ];
  expect(textQuery(words)).toBe("'rose':* & ('deco':ABCD | 'decor':ABCD)");
  expect(textQuery(words, 'A')).toBe("'rose':*A & ('deco':A | 'decor':A)");
});
