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

/** Maximum request size: the longest text and its metadata in any script. */
const MAX_BODY_BYTES = 6 * MAX_TEXT_CHARACTERS;

const Count = v.pipe(v.number(), v.integer());

/** A text in the staff's list. */
const AdminTextSummarySchema = v.object({
  kind: v.picklist(TEXT_KINDS),
  slug: v.string(),
  title: v.string(),
  /** Null for an article with its original text. */
  versionInForce: v.nullable(Count),
  /** When a newer version takes effect; null if none will. */
  nextAt: v.nullable(InstantField),
  /** Whether there are unpublished changes. */
  hasChanges: v.boolean(),
  /** When it was last saved or published; null for an article with its original text. */
  changedAt: v.nullable(InstantField),
});
/** A text in the staff's list. */
export type AdminTextSummaryDto = v.InferOutput<typeof AdminTextSummarySchema>;

const TextWordsSchema = v.object({ title: v.string(), summary: v.string(), body: v.string() });
/** Content of a text; `body` is Markdown, plain text for an article, sections for the home page. */
export type TextWords = v.InferOutput<typeof TextWordsSchema>;

const TextVersionSchema = v.object({
  version: Count,
  title: v.string(),
  publishedAt: InstantField,
  effectiveAt: InstantField,
});

/** A placeholder in double braces that a mail can contain. */
const MailPlaceholderSchema = v.object({
  name: v.string(),
  /** Whether it occurs in every mail, in some of them, or replaces a whole paragraph. */
  form: v.picklist(MAIL_PLACEHOLDER_FORMS),
  isRequired: v.boolean(),
  /** Its value in previews. */
  sample: v.string(),
});

/** A text as its editors see it. */
const AdminTextSchema = v.object({
  kind: v.picklist(TEXT_KINDS),
  slug: v.string(),
  /** The latest saved content, published or not. */
  words: TextWordsSchema,
  /** Incremented by saving and publishing; 0 before the first. */
  revision: Count,
  hasChanges: v.boolean(),
  /** Why the content cannot be published, in sentences. */
  problems: v.array(v.string()),
  /** The content visitors currently read. */
  wordsInForce: v.nullable(TextWordsSchema),
  versionInForce: v.nullable(Count),
  /** Earliest time a version published now can take effect; null for immediately. */
  earliestAt: v.nullable(InstantField),
  /** Placeholders of a mail; empty for other texts. */
  placeholders: v.array(MailPlaceholderSchema),
  /** Published versions, newest first. */
  versions: v.array(TextVersionSchema),
});
/** A text as its editors see it. */
export type AdminTextDto = v.InferOutput<typeof AdminTextSchema>;

/** Content as a visitor reads it, and why it cannot be published. */
const TextPreviewSchema = v.object({
  summary: v.string(),
  body: v.string(),
  problems: v.array(v.string()),
  /** Null for other texts, and if its sections are invalid. */
  home: v.nullable(HomePageSchema),
});
/** Content as a visitor reads it. */
export type TextPreviewDto = v.InferOutput<typeof TextPreviewSchema>;

/** Named schemas of the desk. */
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
/** Identifies a text. */
export type TextKey = v.InferOutput<typeof TextParams>;

const longest = v.pipe(v.string('Must be text'), v.maxLength(MAX_TEXT_CHARACTERS, 'This is too long'));
const Words = { title: longest, summary: longest, body: longest };

const revisionWords = 'Must be the revision that was read';
const RevisionField = v.pipe(v.number(revisionWords), v.safeInteger(revisionWords), v.minValue(0, revisionWords));

const Draft = v.object({ ...Words, revision: RevisionField });
/** New content of a text, and the revision last read. */
export type TextDraft = v.InferOutput<typeof Draft>;

const Publication = v.object({
  revision: RevisionField,
  /** Null for as soon as possible. */
  effectiveAt: v.nullable(InstantField),
  reason: ReasonField,
});
/** When a version takes effect, and the reason. */
export type TextPublication = v.InferOutput<typeof Publication>;

const NewArticle = v.object({
  category: HelpCategoryField,
  slug: ArticleSlugField,
  question: TextFields.article.entries.title,
});
/** An article to create. */
export type NewArticle = v.InferOutput<typeof NewArticle>;

const MAX_VERSIONS = 1_000_000;
const VersionField = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}$/, 'Must be a version'),
  v.transform(Number),
  v.maxValue(MAX_VERSIONS, 'Must be a version'),
);

/** Endpoints for editing the texts of the shop. */
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
      /** The mail that provides the placeholders. */
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
