import { FIRST_HOME_PAGE } from '@halfdrop/domain';
import type { MailPlaceholder, TextKind, TextVersion, TextWords } from '../generated/resolvers.ts';
import { contentPage } from './content.ts';
import { helpCategories } from './help.ts';

/** A text of the mocked shop with all its versions, as stored by its desk. */
export interface DeskText {
  readonly kind: TextKind;
  readonly slug: string;
  words: TextWords;
  revision: number;
  /** Newest first. */
  readonly published: Array<Omit<TextVersion, '__typename'> & { readonly words: TextWords }>;
}

/** All pages of the mocked shop that are editable texts. */
export const publishedPages = [
  'about',
  'api',
  'contributors',
  'cookies',
  'license-terms',
  'licenses',
  'privacy',
  'terms',
];

function pageText(slug: string): DeskText {
  const { title, summary, body, versions } = contentPage(slug);
  const words = { title, summary, body };
  const earlier = { ...words, body: body.replace('Words of somebody else.', 'Words of old.') };
  return {
    kind: 'PAGE',
    slug,
    words,
    revision: 0,
    published: versions.map(({ version, publishedAt, effectiveAt }) => ({
      version,
      title,
      publishedAt,
      effectiveAt,
      words: version === 2 ? words : earlier,
    })),
  };
}

/** The placeholders of the mocked shop's mail. */
export const mailPlaceholders: readonly MailPlaceholder[] = [
  { name: 'confirmUrl', form: 'TEXT', isRequired: true, sample: 'https://shop.example/newsletter/confirm' },
  { name: 'days', form: 'SOMETIMES', isRequired: false, sample: '7' },
];

/**
 * Returns the texts of the mocked shop: its home page, its pages, a mail, and the help articles with their initial
 * wording.
 */
export function demoTexts(): DeskText[] {
  const articles = helpCategories.flatMap((category) => category.articles);
  return [
    { kind: 'HOME', slug: 'page', words: { ...FIRST_HOME_PAGE }, revision: 0, published: [] },
    ...publishedPages.map(pageText),
    {
      kind: 'MAIL',
      slug: 'newsletter-confirm',
      words: {
        title: 'Please confirm your Halfdrop newsletter',
        summary: '',
        body: 'Please confirm:\n\n[Yes, send it]({{confirmUrl}})\n\nThe link works for {{days}} days.',
      },
      revision: 0,
      published: [],
    },
    ...articles.map(({ slug, question, answer }) => ({
      kind: 'ARTICLE' as const,
      slug,
      words: { title: question, summary: '', body: answer },
      revision: 0,
      published: [],
    })),
  ];
}
