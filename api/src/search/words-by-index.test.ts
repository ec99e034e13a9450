import path from 'node:path';
import { sql } from 'kysely';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { loadSampleCatalog } from '../catalog/sample-catalog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(
    sampleTarget(app, app.clock),
    path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json'),
  );
});
afterAll(() => app.close());

interface Found {
  readonly found: readonly string[];
  readonly expected: readonly string[];
}

const typed = ['flral', 'geometirc', 'dceo', 'butchers', 'xq', 'watercolr', "o'neil", '', '%', 'ß'];

test.each(typed)('the words near %j are those most like it, whichever way they are found', async (word) => {
  const { rows } = await sql<Found>`
    select
      array(select word from search_near_words(${word}, 60)) as found,
      array(
        select word from search_word
        where similarity(word, ${word}) >= 0.1::real and position(' ' in word) = 0
          and abs(length(word) - length(${word})) <= 2
        order by similarity(word, ${word}) desc, document_count desc, word limit 60
      ) as expected`.execute(app.db);
  expect(rows[0]?.found).toEqual(rows[0]?.expected);
});

test.each(['f', 'flo', 'zz', '', '%', "'"])('the words that begin with %j', async (beginning) => {
  const { rows } = await sql<Found>`
    select
      array(select word from search_begun_words(${beginning}, 200)) as found,
      array(
        select word from search_word where starts_with(word, ${beginning}) and position(' ' in word) = 0
        order by document_count desc, word limit 200
      ) as expected`.execute(app.db);
  expect(rows[0]?.found).toEqual(rows[0]?.expected);
});
