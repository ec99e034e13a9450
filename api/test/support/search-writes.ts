import { insertTestAsset } from './test-assets.ts';
import type { TestApp } from './test-app.ts';

type Write = (
  app: TestApp,
  owner: string,
) => Promise<{ readonly params?: Readonly<Record<string, string>>; readonly body?: object }>;

/** What the writes of the staff to what words find are made with. */
export const searchWrites: Readonly<Record<string, Write>> = {
  'PUT /admin/search/judged': async (app) => ({ body: await judgment(app, 'audited judgment') }),
  'DELETE /admin/search/judged/{words}': async (app, owner) => {
    const saved = app
      .http()
      .put('/admin/search/judged')
      .set({ authorization: `Bearer ${owner}` });
    await saved.send(await judgment(app, 'forgotten judgment')).expect(200);
    return { params: { words: 'forgotten judgment' } };
  },
  'PUT /admin/search/pins': async (app) => ({ body: await pin(app, 'audited pin') }),
  'DELETE /admin/search/pins/{words}': async (app, owner) => {
    const saved = app
      .http()
      .put('/admin/search/pins')
      .set({ authorization: `Bearer ${owner}` });
    await saved.send(await pin(app, 'unpinned')).expect(200);
    return { params: { words: 'unpinned' } };
  },
  'PUT /admin/search/synonyms': async () => ({ body: { typed: 'audited', meant: 'rose', isTwoWay: false } }),
  'DELETE /admin/search/synonyms/{typed}/{meant}': async () => ({ params: { typed: 'plaid', meant: 'tartan' } }),
};

async function judgment(app: TestApp, words: string) {
  return { words, grades: [{ assetId: await insertTestAsset(app.db, { title: words }), grade: 3 }] };
}

async function pin(app: TestApp, words: string) {
  await insertTestAsset(app.db, { title: words });
  const pattern = app.db.selectFrom('catalog_asset_view').select('sku').where('title', '=', words);
  return { words, assetIds: [String((await pattern.executeTakeFirstOrThrow()).sku)], endsOn: null };
}
