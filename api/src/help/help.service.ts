import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { HelpCategoryId } from './help-category.ts';
import type { HelpCategoryDto } from './help.contract.ts';
import {
  findArticles,
  findCategories,
  hasArticle,
  insertArticle,
  insertFeedback,
  recordEdited,
} from './help.repository.ts';

interface HelpfulAnswer {
  readonly articleId: string;
  readonly visitorKey: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly callerAddress: string;
}

/** Help articles. */
export interface HelpService {
  categories(): Promise<HelpCategoryDto[]>;
  /** Records that an article was helpful, once per user and per visitor key. @throws not_found, rate_limited */
  recordHelpful(answer: HelpfulAnswer): Promise<void>;
  /** Marks an article as edited by staff, so that newer sample texts do not overwrite it. */
  recordEdited(trx: Trx, slug: string): Promise<void>;
  /** Adds an article without an answer, after all others; it is shown once a version is in force. */
  beginArticle(
    trx: Trx,
    article: { readonly category: HelpCategoryId; readonly slug: string; readonly question: string },
  ): Promise<void>;
}

/** Creates the service. */
export function createHelpService({
  db,
  callLimits,
  clock,
}: Pick<Foundation, 'db' | 'callLimits' | 'clock'>): HelpService {
  const answersOfAddress = callLimits('help-answers', 120, 3600);

  return {
    async categories() {
      const [categories, articles] = await Promise.all([findCategories(db), findArticles(db, clock.now())]);
      return categories.map(({ id, title, description }) => ({
        id,
        title,
        description,
        articles: articles
          .filter((article) => article.category_id === id)
          .map(({ id: articleId, slug, question, answer }) => ({ id: articleId, slug, question, answer })),
      }));
    },

    async recordHelpful({ articleId, visitorKey, userId, callerAddress }) {
      await answersOfAddress.spend(callerAddress);
      const isKnown = isRowId(articleId) && (await hasArticle(db, articleId));
      if (!isKnown) throw new Problem('not_found', { message: 'This article does not exist.' });
      await insertFeedback(db, { articleId, visitorKey, userId, now: clock.now() });
    },

    beginArticle: insertArticle,
    recordEdited: (trx, slug) => recordEdited(trx, slug, clock.now()),
  };
}
