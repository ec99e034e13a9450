import { insertTestAsset } from '../support/test-assets.ts';
import type { TestApp } from '../support/test-app.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to search configuration. */
export const searchWrites: StaffWrites = {
  'PUT /admin/search/judged': async (app) => ({ body: await judgment(app, 'audited judgment') }),
  'DELETE /admin/search/judged/{words}': async (app, owner) => {
    const saved = asOwner(app, owner, 'put', '/admin/search/judged');
    await saved.send(await judgment(app, 'forgotten judgment')).expect(200);
    return { params: { words: 'forgotten judgment' } };
  },
  'PUT /admin/search/pins': async (app) => ({ body: await pin(app, 'audited pin') }),
  'DELETE /admin/search/pins/{words}': async (app, owner) => {
    const saved = asOwner(app, owner, 'put', '/admin/search/pins');
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
