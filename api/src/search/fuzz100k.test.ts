import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { createLexicon } from './language/lexicon.ts';
import { readText, withAnyWord, wordsToLookUp } from './language/read-text.ts';
import { queryOf, scoreSteps, termQueries, documentsHold } from './search-score.ts';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
test('fuzz', async () => {
  const { rows } = await sql<any>`select typed, meant, is_two_way as "isTwoWay" from search_synonym`.execute(app.db);
  const lexicon = createLexicon(rows);
  const vocabulary = [...new Set(rows.flatMap((r: any) => [r.typed, r.meant]))] as string[];
  const part = fc.oneof(
    fc.constantFrom(
      ...vocabulary,
      '$',
      '10',
      'under',
      'free',
      "'",
      '"',
      ':*',
      '&',
      '|',
      '!',
      '(',
      '\\',
      '%',
      '\u0000',
      '\uD800',
      'ß',
      'ﬁ',
      '💥',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const texts = fc.sample(
    fc.oneof(
      fc.array(part, { maxLength: 12 }).map((p) => p.join(' ')),
      fc.array(part, { maxLength: 6 }).map((p) => p.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
    100_000,
  );
  const started = performance.now();
  let batch: string[] = [];
  let cast = 0;
  let words: string[] = [];
  const flush = async () => {
    const r = await sql<any>`select count(q::tsquery)::int as n from unnest(${batch}::text[]) as q`.execute(app.db);
    await sql`select count(*) from search_word where word = any(${words}::text[])`.execute(app.db);
    cast += r.rows[0].n;
    if (r.rows[0].n !== batch.length) throw new Error('lost');
    batch = [];
    words = [];
  };
  for (const text of texts) {
    const asked = wordsToLookUp(text, lexicon);
    words.push(...asked.exact.filter((_, i) => i % 9 === 0));
    const found = {
      known: new Set(asked.exact.filter((_, i) => i % 2 === 0)),
      beginnings: new Map(asked.typed.map(({ word }) => [word, [word, word + 's']])),
      near: new Map(asked.typed.map(({ word }) => [word, [word + 'x']])),
    };
    for (const typing of [false, true]) {
      const query = readText(text, found, lexicon, typing);
      for (const one of [query, withAnyWord(query)])
        if (documentsHold(one))
          batch.push(
            queryOf(one),
            ...termQueries(one),
            ...scoreSteps(one)
              .flat()
              .map((s) => s.tsquery),
          );
      if (
        scoreSteps(query)
          .flat()
          .some((s) => !Number.isInteger(s.score))
      )
        throw new Error('fraction');
    }
    if (batch.length > 5000) await flush();
  }
  await flush();
  require('node:fs').writeFileSync(
    '/tmp/language-npm/fuzz.txt',
    `${texts.length} texts, ${cast} tsqueries, ${Math.round(performance.now() - started)} ms`,
  );
}, 400_000);
