import type { MailPlaceholderForm, TextKind, TextView } from '#generated/types.ts';
import { formatDay } from '#lib/dates.ts';
import { lookUp } from '#lib/look-up.ts';
import type { DeskText_TextFragment } from './DeskText.fragment.generated.ts';
import type { TextListQuery } from './TextList.query.generated.ts';

/** A text as used by its desk. */
export type DeskText = DeskText_TextFragment;
/** The editable fields of a text. */
export type TextWords = Pick<DeskText['words'], 'title' | 'summary' | 'body'>;
/** A text in the list. */
export type ListedText = NonNullable<TextListQuery['adminTexts']>[number];

/** Filter presets of the list, in display order. */
export const textPresets = [
  { label: 'All', params: {} },
  { label: 'Pages', params: { view: 'pages' } },
  { label: 'Articles', params: { view: 'articles' } },
  { label: 'Mails', params: { view: 'mails' } },
  { label: 'Not published', params: { view: 'changed' } },
  { label: 'Scheduled', params: { view: 'scheduled' } },
] as const;

const views: Readonly<Record<string, TextView>> = {
  pages: 'PAGES',
  articles: 'ARTICLES',
  mails: 'MAILS',
  changed: 'CHANGED',
  scheduled: 'SCHEDULED',
};

/** Returns the view in the URL; all by default. */
export function textViewFrom(text: string | undefined): TextView {
  return lookUp(views, text) ?? 'ALL';
}

const kinds: Readonly<Record<string, TextKind>> = { article: 'ARTICLE', home: 'HOME', mail: 'MAIL', page: 'PAGE' };

/** Returns the kind in the URL; null if there is none. */
export function textKindFrom(text: string | undefined): TextKind | null {
  return lookUp(kinds, text) ?? null;
}

/** Labels of text kinds. */
export const kindWords: Readonly<Record<TextKind, string>> = {
  ARTICLE: 'Help article',
  HOME: 'Home page',
  MAIL: 'Mail',
  PAGE: 'Page',
};

/** Returns the URL of a text's desk. */
export function deskAddressOf({ kind, slug }: Pick<DeskText, 'kind' | 'slug'>): string {
  return `/admin/content/${kind.toLowerCase()}/${slug}`;
}

/** Returns the URL where a text is shown; null for emails. */
export function shopAddressOf({ kind, slug }: Pick<DeskText, 'kind' | 'slug'>): string | null {
  if (kind === 'MAIL') return null;
  if (kind === 'HOME') return '/';
  return kind === 'ARTICLE' ? `/help/${slug}` : `/${slug}`;
}

/** Describes the status of a text. */
export function stateWords({ hasChanges, nextAt }: ListedText): string {
  if (hasChanges) return 'Not published';
  return nextAt === null ? 'Published' : `From ${formatDay(nextAt)}`;
}

const fieldNames: Readonly<Record<TextKind, Readonly<Record<keyof TextWords, string>>>> = {
  ARTICLE: { title: 'Question', summary: 'Summary', body: 'Answer' },
  HOME: { title: 'Title for search engines', summary: 'Description for search engines', body: 'Sections' },
  MAIL: { title: 'Subject', summary: 'Summary', body: 'Text' },
  PAGE: { title: 'Title', summary: 'Summary', body: 'Text' },
};

/** Labels of a text's fields. */
export function fieldWords(kind: TextKind): Readonly<Record<keyof TextWords, string>> {
  return fieldNames[kind];
}

const MARKDOWN_HINT =
  'Markdown: ## and ### for headings, - or 1. for lists, **bold**, `code`, [words](/address). Braces such as {{supportEmail}} are filled in.';

const formWords: Readonly<Record<MailPlaceholderForm, readonly string[]>> = {
  TEXT: [],
  SOMETIMES: ['its paragraph is left out where there is none'],
  BLOCK: ['a paragraph of its own'],
};

/** Explains how to write the body of a text. */
export function bodyHint({ kind, placeholders }: Pick<DeskText, 'kind' | 'placeholders'>): string {
  if (kind === 'ARTICLE') return 'Blank lines part the paragraphs.';
  if (kind === 'PAGE') return MARKDOWN_HINT;
  const names = placeholders.map(({ name, form, isRequired }) => {
    const notes = [...(isRequired ? ['needed'] : []), ...formWords[form]];
    return `{{${name}}}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
  return `Markdown, as on pages. Filled in when the mail is sent: ${names.join(', ')}.`;
}
