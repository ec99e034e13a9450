import {
  ArticleSlugField,
  MAIL_PLACEHOLDER_FORMS,
  MAX_TEXT_CHARACTERS,
  TEXT_KINDS,
  TEXT_VIEWS,
  TextFields,
  ReasonField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { HelpCategoryField } from '../../help/help-category.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField, optionalText } from '../../platform/http/fields.ts';
import { HomePageSchema } from '../content.contract.ts';

/** Bytes of the longest text with what goes with it, whatever its letters. */
const MAX_BODY_BYTES = 6 * MAX_TEXT_CHARACTERS;

const Count = v.pipe(v.number(), v.integer());

/** A text in the list of those who write them. */
const AdminTextSummarySchema = v.object({
  kind: v.picklist(TEXT_KINDS),
  slug: v.string(),
  title: v.string(),
  /** Null for an article in the words it came with. */
  versionInForce: v.nullable(Count),
  /** When a newer version comes into force; null while none is to. */
  nextAt: v.nullable(InstantField),
  /** Whether something is written that is not published. */
  hasChanges: v.boolean(),
  /** When it was last written to or published; null for an article in the words it came with. */
  changedAt: v.nullable(InstantField),
});
/** A text in the list of those who write them. */
export type AdminTextSummaryDto = v.InferOutput<typeof AdminTextSummarySchema>;

const TextWordsSchema = v.object({ title: v.string(), summary: v.string(), body: v.string() });
/** The words of a text; `body` is Markdown, that of an article plain text, that of the home page its sections. */
export type TextWords = v.InferOutput<typeof TextWordsSchema>;

const TextVersionSchema = v.object({
  version: Count,
  title: v.string(),
  publishedAt: InstantField,
  effectiveAt: InstantField,
});

/** What can stand in double braces in a mail. */
const MailPlaceholderSchema = v.object({
  name: v.string(),
  /** Whether it stands in each of the mails, in some of them, or in place of a whole paragraph. */
  form: v.picklist(MAIL_PLACEHOLDER_FORMS),
  isRequired: v.boolean(),
  /** What stands in its place in previews. */
  sample: v.string(),
});

/** A text as those see it who write it. */
const AdminTextSchema = v.object({
  kind: v.picklist(TEXT_KINDS),
  slug: v.string(),
  /** What was written last, be it published or not. */
  words: TextWordsSchema,
  /** Counts what was saved and published; 0 before anything was. */
  revision: Count,
  hasChanges: v.boolean(),
  /** What keeps the words from being published, in sentences. */
  problems: v.array(v.string()),
  /** The words that a visitor reads now. */
  wordsInForce: v.nullable(TextWordsSchema),
  versionInForce: v.nullable(Count),
  /** From when a version published now can hold; null for at once. */
  earliestAt: v.nullable(InstantField),
  /** What can stand in braces in a mail; nothing in other texts. */
  placeholders: v.array(MailPlaceholderSchema),
  /** What was published, newest first. */
  versions: v.array(TextVersionSchema),
});
/** A text as those see it who write it. */
export type AdminTextDto = v.InferOutput<typeof AdminTextSchema>;

/** Words as a visitor reads them, and what keeps them from being published. */
const TextPreviewSchema = v.object({
  summary: v.string(),
  body: v.string(),
  problems: v.array(v.string()),
  /** Null for other texts, and while its sections cannot be read. */
  home: v.nullable(HomePageSchema),
});
/** Words as a visitor reads them. */
export type TextPreviewDto = v.InferOutput<typeof TextPreviewSchema>;

/** The named shapes of the desk. */
export const textDeskSchemas = {
  AdminText: AdminTextSchema,
  AdminTextList: v.object({ texts: v.array(AdminTextSummarySchema) }),
  AdminTextSummary: AdminTextSummarySchema,
  MailPlaceholder: MailPlaceholderSchema,
  TextPreview: TextPreviewSchema,
  TextVersion: TextVersionSchema,
  TextWords: TextWordsSchema,
};

const KindField = v.picklist(TEXT_KINDS, 'Unknown kind of text');
const TextParams = v.object({ kind: KindField, slug: IdField });
/** Which text. */
export type TextKey = v.InferOutput<typeof TextParams>;

const longest = v.pipe(v.string('Must be text'), v.maxLength(MAX_TEXT_CHARACTERS, 'This is too long'));
const Words = { title: longest, summary: longest, body: longest };

const revisionWords = 'Must be the revision that was read';
const RevisionField = v.pipe(v.number(revisionWords), v.safeInteger(revisionWords), v.minValue(0, revisionWords));

const Draft = v.object({ ...Words, revision: RevisionField });
/** What a text becomes, and the revision that was read. */
export type TextDraft = v.InferOutput<typeof Draft>;

const Publication = v.object({
  revision: RevisionField,
  /** Null for as soon as possible. */
  effectiveAt: v.nullable(InstantField),
  reason: ReasonField,
});
/** When a version takes effect, and why. */
export type TextPublication = v.InferOutput<typeof Publication>;

const NewArticle = v.object({
  category: HelpCategoryField,
  slug: ArticleSlugField,
  question: TextFields.article.entries.title,
});
/** An article to begin. */
export type NewArticle = v.InferOutput<typeof NewArticle>;

const MAX_VERSIONS = 1_000_000;
const VersionField = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}$/, 'Must be a version'),
  v.transform(Number),
  v.maxValue(MAX_VERSIONS, 'Must be a version'),
);

/** Writing the texts of the shop. */
export const textDeskCalls = {
  adminTexts: defineCall({
    method: 'get',
    path: '/admin/texts',
    summary: 'Lists the home page, pages, help articles and emails by view and by words of their titles, at most 500.',
    auth: 'content.edit',
    query: v.object({
      view: v.optional(v.picklist(TEXT_VIEWS, 'Unknown view'), 'all'),
      q: optionalText(100),
    }),
    response: textDeskSchemas.AdminTextList,
    errors: [],
  }),
  adminText: defineCall({
    method: 'get',
    path: '/admin/texts/{kind}/{slug}',
    summary: 'Returns a text with its draft, its published words and its versions.',
    auth: 'content.edit',
    params: TextParams,
    response: AdminTextSchema,
    errors: ['not_found'],
  }),
  adminTextVersion: defineCall({
    method: 'get',
    path: '/admin/texts/{kind}/{slug}/versions/{version}',
    summary: 'Returns one version of a text as it was written.',
    auth: 'content.edit',
    params: v.object({ ...TextParams.entries, version: VersionField }),
    response: TextWordsSchema,
    errors: ['not_found'],
  }),
  createArticle: defineCall({
    method: 'post',
    path: '/admin/articles',
    summary: 'Creates a help article after all others. Visitors see it once a version is in force.',
    auth: 'content.edit',
    body: NewArticle,
    response: AdminTextSchema,
    status: 201,
    errors: ['already_taken'],
  }),
  previewText: defineCall({
    method: 'post',
    path: '/admin/texts/preview',
    summary:
      'Renders a text as visitors would see it, with the settings of the shop filled in, and lists its problems.',
    auth: 'content.edit',
    body: v.object({
      kind: KindField,
      /** Of a mail, whose placeholders it has. */
      slug: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
      ...Words,
    }),
    bodyBytes: MAX_BODY_BYTES,
    response: TextPreviewSchema,
    unaudited: 'It changes nothing.',
    errors: [],
  }),
  saveText: defineCall({
    method: 'put',
    path: '/admin/texts/{kind}/{slug}/draft',
    summary: 'Saves the draft of a text. Visitors see it once it is published.',
    auth: 'content.edit',
    params: TextParams,
    body: Draft,
    bodyBytes: MAX_BODY_BYTES,
    response: AdminTextSchema,
    unaudited: 'Drafts are not public; publishing is audited.',
    errors: ['not_found', 'version_conflict'],
  }),
  publishText: defineCall({
    method: 'post',
    path: '/admin/texts/{kind}/{slug}/versions',
    summary: 'Publishes the draft of a text as a new version, immediately or from an instant.',
    auth: 'content.edit',
    params: TextParams,
    body: Publication,
    response: AdminTextSchema,
    status: 201,
    errors: ['not_found', 'version_conflict', 'illegal_transition'],
  }),
};
