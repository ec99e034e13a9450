import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function titlesFor(text: string): Promise<string[]> {
  const { body } = await app.http().get('/open-api/assets').query({ search: text }).expect(200);
  return body.data.assets.map(({ title }: { title: string }) => title);
}

const index = (assetId: string) => app.db.transaction().execute((trx) => app.shop.searchIndex.refresh(trx, [assetId]));

test('a word that no pattern had before is found, and mends typing errors, as soon as one has it', async () => {
  await index(await insertTestAsset(app.db, { title: 'Quetzal Parade' }));

  expect(await titlesFor('quetzal')).toEqual(['Quetzal Parade']);
  expect(await titlesFor('quetzla')).toEqual(['Quetzal Parade']);
});

test('a word that no pattern has any more is forgotten once words are counted', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'Axolotl Pond' });
  await index(assetId);
  await app.db.updateTable('catalog_asset').set({ title: 'Newt Pond' }).where('id', '=', assetId).execute();
  await index(assetId);
  await app.shop.searchIndex.countWords();

  const { rows } = await app.pool.query<{ word: string }>(
    `select word from search_word where word in ('axolotl', 'newt', 'pond') order by word`,
  );
  expect(rows.map(({ word }) => word)).toEqual(['newt', 'pond']);
});
