import * as v from 'valibot';
import { requiredText } from './fields/text.ts';
import { homeSectionsFault } from './home-page.ts';

/** What texts there are: the home page, pages of the shop, articles of the help center, and mails. */
export const TEXT_KINDS = ['home', 'page', 'article', 'mail'] as const;
/** What a text is. */
export type TextKind = (typeof TEXT_KINDS)[number];

/** What a list of texts can be narrowed to: a kind, those with changes that are not published, or with a version to come. */
export const TEXT_VIEWS = ['all', 'pages', 'articles', 'mails', 'changed', 'scheduled'] as const;
/** What a list of texts is narrowed to. */
export type TextView = (typeof TEXT_VIEWS)[number];

/** How a placeholder stands in a mail: in each of them, in some of them, or in place of a whole paragraph. */
export const MAIL_PLACEHOLDER_FORMS = ['text', 'sometimes', 'block'] as const;
/** How a placeholder stands in a mail. */
export type MailPlaceholderForm = (typeof MAIL_PLACEHOLDER_FORMS)[number];

/** Days ahead that a version can be published for. */
export const MAX_TEXT_SCHEDULE_DAYS = 366;

/** Characters of the longest text. */
export const MAX_TEXT_CHARACTERS = 50_000;

const summary = v.pipe(
  v.string('Summary must be text'),
  v.trim(),
  v.maxLength(500, 'Summary must be at most 500 characters'),
);

/**
 * The words of a text by its kind. An article is a question with its answer, a mail a subject with its text; neither has
 * a summary. The text of the home page is its sections.
 */
export const TextFields = {
  home: v.object({
    title: requiredText('Title', 200),
    summary: v.pipe(summary, v.nonEmpty('Summary is required')),
    body: v.pipe(
      requiredText('Sections', MAX_TEXT_CHARACTERS),
      v.check(
        (body) => homeSectionsFault(body) === null,
        ({ input }) => homeSectionsFault(input) ?? '',
      ),
    ),
  }),
  page: v.object({
    title: requiredText('Title', 200),
    summary: v.pipe(summary, v.nonEmpty('Summary is required')),
    body: requiredText('Text', MAX_TEXT_CHARACTERS),
  }),
  article: v.object({
    title: requiredText('Question', 200),
    summary: v.pipe(summary, v.maxLength(0, 'An article has no summary')),
    body: requiredText('Answer', 5000),
  }),
  mail: v.object({
    title: v.pipe(requiredText('Subject', 150), v.regex(/^[^\p{Cc}]*$/u, 'Subject must be one line')),
    summary: v.pipe(summary, v.maxLength(0, 'A mail has no summary')),
    body: requiredText('Text', 10_000),
  }),
} as const satisfies Record<TextKind, v.GenericSchema>;

const slugWords = 'Must be 3 to 80 small letters, digits or single hyphens';

/** The readable part of the address of an article: `/help/{slug}`. */
export const ArticleSlugField = v.pipe(
  v.string(slugWords),
  v.trim(),
  v.minLength(3, slugWords),
  v.maxLength(80, slugWords),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugWords),
);
