import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField } from '../platform/http/fields.ts';
import { HelpCategoryField } from './help-category.ts';

/** A question and its answer; paragraphs are separated by blank lines. */
const HelpArticleSchema = v.object({
  id: v.string(),
  slug: v.string(),
  question: v.string(),
  answer: v.string(),
});

/** A category and its questions in display order. */
const HelpCategorySchema = v.object({
  id: HelpCategoryField,
  title: v.string(),
  description: v.string(),
  articles: v.array(HelpArticleSchema),
});
/** A category and its questions in display order. */
export type HelpCategoryDto = v.InferOutput<typeof HelpCategorySchema>;

const HelpCategoryListSchema = v.object({ categories: v.array(HelpCategorySchema) });

const keyWords = 'Must be a key of 16 to 100 letters, digits, dashes or underscores';

const FeedbackSchema = v.object({
  /** Identifies the browser, so that its feedback counts once. */
  visitorKey: v.pipe(v.string(keyWords), v.regex(/^[\w-]{16,100}$/, keyWords)),
});

const FeedbackReceiptSchema = v.object({ articleId: v.string() });

/** Named schemas of this domain. */
export const helpSchemas = {
  HelpArticle: HelpArticleSchema,
  HelpCategory: HelpCategorySchema,
  HelpCategoryList: HelpCategoryListSchema,
  HelpFeedbackReceipt: FeedbackReceiptSchema,
};

/** Endpoints of this domain. */
export const helpCalls = {
  categories: defineCall({
    method: 'get',
    path: '/help/categories',
    summary: 'Lists all help categories with their articles, in display order.',
    auth: 'none',
    mayBeBehind: true,
    response: HelpCategoryListSchema,
    errors: [],
  }),
  feedback: defineCall({
    method: 'post',
    path: '/help/articles/{id}/feedback',
    summary:
      'Marks a help article as helpful. Counted once per user or visitor key; repeating the request has no effect.',
    auth: 'optional',
    params: v.object({ id: IdField }),
    body: FeedbackSchema,
    response: FeedbackReceiptSchema,
    errors: ['not_found', 'rate_limited'],
  }),
};
