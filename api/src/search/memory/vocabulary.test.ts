import fc from 'fast-check';
import { Bitmap } from './bitmap.ts';
import { StoredArrays } from './stored-arrays.ts';
import { Vocabulary } from './vocabulary.ts';

const WORDS = ['always', 'often', 'seldom', 'once'] as const;
/** Every how many documents a word occurs. */
const EVERY = [1, 7, 150, 5000] as const;
/** Title and tags, tags, title, studio, description. */
const FIELDS = [3, 2, 1, 4, 8] as const;

/** Returns the fields of a word in a document, from a seed. */
function fieldsOf(seed: number, word: number, doc: number): number {
  if ((doc + seed) % (EVERY[word] ?? 1) !== 0) return 0;
  return 1 + ((doc * 31 + word * 7 + seed) % 15);
}

function pushAll(vocabulary: Vocabulary, seed: number, from: number, end: number): void {
  for (let doc = from; doc < end; doc++) {
    for (const [word, text] of WORDS.entries()) {
      const fields = fieldsOf(seed, word, doc);
      if (fields > 0) vocabulary.push(text, doc, fields);
    }
  }
}

/** Returns the documents of a word grouped by its best field. */
function expectedOf(seed: number, word: number, end: number): number[][] {
  const byField: number[][] = FIELDS.map(() => []);
  for (let doc = 0; doc < end; doc++) {
    const fields = fieldsOf(seed, word, doc);
    if (fields > 0) byField[FIELDS.findIndex((field) => (fields & field) === field)]?.push(doc);
  }
  return byField;
}

test('P-21 words are found in their documents, whether they are common or not, settled or new, or read from a file', () => {
  const end = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(fc.nat(1000), end, end, fc.boolean(), (seed, one, other, isRestored) => {
      const [compactedAt, size] = [Math.min(one, other), Math.max(one, other)];
      const vocabulary = new Vocabulary();
      pushAll(vocabulary, seed, 0, compactedAt);
      vocabulary.compact(compactedAt);
      pushAll(vocabulary, seed, compactedAt, size);
      const tested = new Vocabulary();
      if (isRestored) tested.restore(new StoredArrays(vocabulary.arrays()));
      const found = new Bitmap(size);
      for (let doc = 0; doc < size; doc += 3) found.add(doc);
      for (const [word, text] of WORDS.entries()) {
        const subject = isRestored ? tested : vocabulary;
        const sets = FIELDS.map(() => new Bitmap(size));
        subject.collect(text, (field) => sets[field] ?? found);
        const expected = expectedOf(seed, word, size);
        expect(sets.map((set) => [...set.toDocs()])).toEqual(expected);
        expect(subject.count(text)).toBe(expected.flat().length);
        expect(subject.countWith(text, found)).toBe(expected.flat().filter((doc) => doc % 3 === 0).length);
      }
    }),
    { numRuns: 40 },
  );
});
