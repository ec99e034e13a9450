import type { Resolvers } from '../generated/resolvers.ts';
import { restHelpTopics } from '../help/help-topics.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { TextDeskApi } from './TextDeskApi.ts';

interface Context extends RequestContext {
  readonly textDesk: TextDeskApi;
}

const kinds = { ARTICLE: 'article', HOME: 'home', MAIL: 'mail', PAGE: 'page' } as const;
const shownKinds = { article: 'ARTICLE', home: 'HOME', mail: 'MAIL', page: 'PAGE' } as const;
const views = {
  ALL: 'all',
  ARTICLES: 'articles',
  CHANGED: 'changed',
  MAILS: 'mails',
  PAGES: 'pages',
  SCHEDULED: 'scheduled',
} as const;
const forms = { block: 'BLOCK', sometimes: 'SOMETIMES', text: 'TEXT' } as const;

/** Resolvers for editing shop texts. Authorization is enforced by the API. */
export const textDeskResolvers: Resolvers<Context> = {
  Query: {
    adminTexts: (_root, { view, search }, { textDesk }) =>
      textDesk.list({ view: views[view ?? 'ALL'], ...(search && { q: search }) }),
    adminText: (_root, { kind, slug }, { textDesk }) => textDesk.one({ kind: kinds[kind], slug }),
    adminTextVersion: (_root, { kind, slug, version }, { textDesk }) =>
      textDesk.version({ kind: kinds[kind], slug }, version),
    textPreview: (_root, { input: { kind, slug, title, summary, body } }, { textDesk }) =>
      textDesk.preview({ kind: kinds[kind], slug: slug ?? '', title, summary: summary ?? '', body }),
  },
  Mutation: {
    createArticle: async (_root, { input: { topic, slug, question } }, { textDesk }) => {
      const article = { category: restHelpTopics[topic], slug, question };
      const { data, errors } = await outcomeOf(textDesk.createArticle(article), {
        expects: ['AlreadyTakenError', 'ValidationError'],
        renamed: { category: 'topic' },
      });
      return { text: data, errors };
    },
    saveText: async (_root, { input }, { textDesk }) => {
      const { kind, slug, revision, title, summary, body } = input;
      const draft = { revision, title, summary: summary ?? '', body };
      const { data, errors } = await outcomeOf(textDesk.save({ kind: kinds[kind], slug }, draft), {
        expects: ['NotFoundError', 'ValidationError', 'VersionConflictError'],
        fields: { NotFoundError: 'slug', VersionConflictError: 'revision' },
      });
      return { text: data, errors };
    },
    publishText: async (_root, { input }, { textDesk }) => {
      const { kind, slug, revision, effectiveAt, reason } = input;
      const publication = { revision, effectiveAt: effectiveAt ?? null, reason };
      const { data, errors } = await outcomeOf(textDesk.publish({ kind: kinds[kind], slug }, publication), {
        expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError', 'VersionConflictError'],
        fields: { NotFoundError: 'slug', VersionConflictError: 'revision' },
      });
      return { text: data, errors };
    },
  },
  MailPlaceholder: { form: ({ form }) => forms[form] },
  AdminText: { kind: ({ kind }) => shownKinds[kind] },
  AdminTextSummary: { kind: ({ kind }) => shownKinds[kind] },
};
