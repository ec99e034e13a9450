import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Db } from '../database.ts';
import { StartupError } from '../platform/startup-error.ts';
import { HelpCategoryField } from './help-category.ts';
import { lockSampleVersion, writeSampleArticles } from './help.repository.ts';

const SampleSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  articles: v.array(
    v.object({
      slug: v.string(),
      category: HelpCategoryField,
      question: v.string(),
      /** One entry per paragraph. */
      answer: v.array(v.string()),
    }),
  ),
});

/**
 * Updates the sample help texts to the version of the file, in one transaction. Texts edited by the operator are left
 * unchanged.
 * @returns how many articles were written; 0 if that version or a newer one was already installed
 * @throws StartupError if the file is missing or invalid
 */
export async function loadSampleArticles(db: Db, file: string): Promise<number> {
  const sample = await readSample(file);
  return db.transaction().execute(async (trx) => {
    if ((await lockSampleVersion(trx)) >= sample.version) return 0;
    const articles = sample.articles.map((article) => ({ ...article, answer: article.answer.join('\n\n') }));
    await writeSampleArticles(trx, articles, sample.version);
    return articles.length;
  });
}

async function readSample(file: string) {
  try {
    return v.parse(SampleSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`The help texts ${file} cannot be read.`, error);
  }
}
