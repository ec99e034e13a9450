import { insertArticle } from '../support/test-texts.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to texts. */
export const textWrites: StaffWrites = {
  'POST /admin/articles': async () => ({ body: { category: 'guides', slug: 'audited-new', question: 'Is it new?' } }),
  'POST /admin/texts/{kind}/{slug}/versions': async (app, owner) => {
    const params = { kind: 'article', slug: 'audited-article' };
    await insertArticle(app.db, { slug: params.slug });
    await asOwner(app, owner, 'put', `/admin/texts/article/${params.slug}/draft`)
      .send({ revision: 0, title: 'Is it audited?', summary: '', body: 'It is.' })
      .expect(200);
    return { params, body: { revision: 1, effectiveAt: null, reason: 'Clearer words.' } };
  },
};
