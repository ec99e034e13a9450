import type { Db } from '../../src/database.ts';

/** Inserts a help article with its original text. */
export async function insertArticle(
  db: Db,
  { slug, question = 'How does it work?', answer = 'Like this.' }: { slug: string; question?: string; answer?: string },
): Promise<void> {
  await db
    .insertInto('help_article')
    .values({ slug, category_id: 'guides', question, answer, position: 1000, sample_version: 1, edited_at: null })
    .execute();
}

/** Inserts the first version of a page. */
export async function insertPage(
  db: Db,
  { slug, body = '## One\n\nWords.', publishedAt }: { slug: string; body?: string; publishedAt: Date },
): Promise<void> {
  await db
    .insertInto('content_page')
    .values({
      slug,
      version: 1,
      title: `About ${slug}`,
      summary: 'S.',
      body,
      published_at: publishedAt,
      effective_at: null,
    })
    .execute();
}
