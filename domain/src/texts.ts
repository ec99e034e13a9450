import * as v from 'valibot';
import { requiredText } from './fields/text.ts';
import { homeSectionsFault } from './home-page.ts';

/** Kinds of text: the home page, pages, help articles and mails. */
export const TEXT_KINDS = ['home', 'page', 'article', 'mail'] as const;
/** Kind of text. */
export type TextKind = (typeof TEXT_KINDS)[number];

/** Views of the text list: by kind, with unpublished changes, or with a scheduled version. */
export const TEXT_VIEWS = ['all', 'pages', 'articles', 'mails', 'changed', 'scheduled'] as const;
/** View of the text list. */
export type TextView = (typeof TEXT_VIEWS)[number];

/** How a mail uses a placeholder: always, only in some mails, or as a whole paragraph. */
export const MAIL_PLACEHOLDER_FORMS = ['text', 'sometimes', 'block'] as const;
/** How a mail uses a placeholder. */
export type MailPlaceholderForm = (typeof MAIL_PLACEHOLDER_FORMS)[number];

/** Maximum number of days ahead for which a version can be scheduled. */
export const MAX_TEXT_SCHEDULE_DAYS = 366;

/** Maximum length of a text. */
export const MAX_TEXT_CHARACTERS = 50_000;

const summary = v.pipe(
  v.string('Summary must be text'),
  v.trim(),
  v.maxLength(500, 'Summary must be at most 500 characters'),
);

/**
 * The fields of a text by kind. An article is a question with its answer, a mail a subject with its body; neither has a
 * summary. The body of the home page is its sections.
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

/** The slug of a help article: `/help/{slug}`. */
export const ArticleSlugField = v.pipe(
  v.string(slugWords),
  v.trim(),
  v.minLength(3, slugWords),
  v.maxLength(80, slugWords),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugWords),
);
