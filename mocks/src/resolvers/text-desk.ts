import {
  ArticleSlugField,
  FIRST_HOME_PAGE,
  homeSectionsFault,
  SHOP_PAGES,
  TextFields,
  ReasonField,
} from '@halfdrop/domain';
import { type DeskText, demoTexts, mailPlaceholders } from '../factories/text.ts';
import type {
  AdminText,
  MutationResolvers,
  QueryResolvers,
  TextKind,
  TextView,
  TextWords,
} from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { homePageIn, homeProblems } from './home-page.ts';
import { illegalTransition, notFound, versionConflict } from '../user-errors.ts';

const now = '2026-11-25T09:00:00.000Z';
/** The earliest effective date of a version of legal texts published now. */
const NOTICED_FROM = '2026-12-11T00:00:00.000Z';
const noticed = new Set(['terms', 'privacy']);

const rules = {
  ARTICLE: TextFields.article,
  HOME: TextFields.home,
  MAIL: TextFields.mail,
  PAGE: TextFields.page,
} as const;

const inForce = ({ published }: DeskText) => published.find(({ effectiveAt }) => effectiveAt <= now);
const next = ({ published }: DeskText) => published.find(({ effectiveAt }) => effectiveAt > now);

/** Returns whether a text is an article created here and not yet published. */
const isBegun = ({ words, published, revision }: DeskText) =>
  published.length === 0 && (words.body === '' || revision > 0);

function hasChanges(text: DeskText): boolean {
  if (isBegun(text)) return true;
  const { words, published } = text;
  const { title, summary, body } = published[0]?.words ?? words;
  return words.title !== title || words.summary !== summary || words.body !== body;
}

const views: Readonly<Record<TextView, (text: DeskText) => boolean>> = {
  ALL: () => true,
  ARTICLES: ({ kind }) => kind === 'ARTICLE',
  CHANGED: hasChanges,
  MAILS: ({ kind }) => kind === 'MAIL',
  PAGES: ({ kind }) => kind === 'PAGE',
  SCHEDULED: (text) => next(text) !== undefined,
};

function mailProblems(body: string): string[] {
  const used = [...body.matchAll(/\{\{(?<name>\w+)\}\}/g)].map(({ groups }) => groups?.['name'] ?? '');
  const unknown = used.filter((name) => mailPlaceholders.every((known) => known.name !== name));
  const missing = mailPlaceholders.filter(({ name, isRequired }) => isRequired && !used.includes(name));
  return [
    ...unknown.map((name) => `This mail has nothing to say for {{${name}}}.`),
    ...missing.map(({ name }) => `The text lacks {{${name}}}.`),
  ];
}

function problemsOf(shop: Shop, { kind, body }: { readonly kind: TextKind; readonly body: string }): string[] {
  if (kind === 'ARTICLE') return [];
  if (kind === 'HOME') return homeProblems(shop, body);
  if (kind === 'MAIL') return mailProblems(body);
  const paths = [...body.matchAll(/\]\((?<path>\/[^)?#\s]*)/g)].map(({ groups }) => groups?.['path'] ?? '');
  return paths.filter((path) => !SHOP_PAGES.has(path)).map((path) => `The link to ${path} leads nowhere.`);
}

function shown(shop: Shop, text: DeskText): AdminText {
  const { kind, slug, words, revision, published } = text;
  return {
    kind,
    slug,
    words,
    revision,
    hasChanges: hasChanges(text),
    problems: problemsOf(shop, { kind, body: words.body }),
    wordsInForce: inForce(text)?.words ?? (kind === 'PAGE' || isBegun(text) ? null : words),
    versionInForce: inForce(text)?.version ?? null,
    placeholders: kind === 'MAIL' ? [...mailPlaceholders] : [],
    earliestAt: noticed.has(slug) ? NOTICED_FROM : null,
    versions: published.map(({ words: _words, ...version }) => version),
  };
}

/** Returns the error for a text saved by someone else in the meantime. */
const conflict = ({ revision }: DeskText) => ({ ...versionConflict(revision), path: ['revision'] });

/** Publishes a version of a text, effective now or later. */
function publish(text: DeskText, effectiveAt: string): void {
  const version = (text.published[0]?.version ?? 0) + 1;
  const { words } = text;
  text.published.unshift({ version, title: words.title, publishedAt: now, effectiveAt, words });
  text.revision += 1;
}

/** The texts of a mocked shop. */
interface Texts {
  readonly all: DeskText[];
  readonly find: (kind: TextKind, slug: string) => DeskText | undefined;
}

/** State and resolvers of the text desk; of what visitors read, only the home page changes with it. */
export function textDeskState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const all = demoTexts();
  const texts: Texts = {
    all,
    find: (kind, slug) => all.find((text) => text.kind === kind && text.slug === slug),
  };
  return {
    queries: textQueries(shop, texts),
    mutations: { ...articleMutations(shop, texts), ...textMutations(shop, texts) },
  };
}

function textQueries(shop: Shop, { all, find }: Texts): QueryResolvers {
  return {
    adminTexts: (_root, { view, search }, context) => {
      shop.demand(context, 'content.edit');
      const wanted = (search ?? '').toLowerCase();
      return all
        .filter((text) => views[view ?? 'ALL'](text) && text.words.title.toLowerCase().includes(wanted))
        .map((text) => ({
          kind: text.kind,
          slug: text.slug,
          title: text.words.title,
          versionInForce: inForce(text)?.version ?? null,
          nextAt: next(text)?.effectiveAt ?? null,
          hasChanges: hasChanges(text),
          changedAt: text.published[0]?.publishedAt ?? null,
        }));
    },
    homePage: () => {
      const text = find('HOME', 'page');
      return homePageIn(shop, (text && inForce(text)?.words) ?? FIRST_HOME_PAGE);
    },
    adminText: (_root, { kind, slug }, context) => {
      shop.demand(context, 'content.edit');
      const text = find(kind, slug);
      return text ? shown(shop, text) : null;
    },
    adminTextVersion: (_root, { kind, slug, version }, context) => {
      shop.demand(context, 'content.edit');
      return find(kind, slug)?.published.find((each) => each.version === version)?.words ?? null;
    },
    textPreview: (_root, { input: { kind, title, summary, body } }, context) => {
      shop.demand(context, 'content.edit');
      const samples = [{ name: 'supportEmail', sample: 'support@halfdrop.example' }, ...mailPlaceholders];
      const composed = samples.reduce((text, { name, sample }) => text.replaceAll(`{{${name}}}`, sample), body);
      const isHome = kind === 'HOME' && homeSectionsFault(body) === null;
      const home = isHome ? homePageIn(shop, { title, summary: summary ?? '', body }) : null;
      const shownSummary = kind === 'MAIL' ? title : (summary ?? '');
      return { summary: shownSummary, body: composed, problems: problemsOf(shop, { kind, body }), home };
    },
  };
}

function articleMutations(shop: Shop, { all, find }: Texts): MutationResolvers {
  return {
    createArticle: (_root, { input }, context) => {
      shop.demand(context, 'content.edit');
      const slug = input.slug.trim();
      const errors = brokenRules([
        fieldRule('slug', ArticleSlugField, input.slug),
        fieldRule('question', TextFields.article.entries.title, input.question),
      ]);
      if (errors.length > 0) return { text: null, errors };
      if (find('ARTICLE', slug)) {
        const message = 'This address is taken already.';
        return { text: null, errors: [{ __typename: 'AlreadyTakenError', message, path: ['slug'] }] };
      }
      const words = { title: input.question.trim(), summary: '', body: '' };
      const text: DeskText = { kind: 'ARTICLE', slug, words, revision: 0, published: [] };
      all.push(text);
      return { text: shown(shop, text), errors };
    },
  };
}

function textMutations(shop: Shop, { find }: Texts): MutationResolvers {
  return {
    saveText: (_root, { input }, context) => {
      shop.demand(context, 'content.edit');
      const { kind, slug, revision, title, summary, body } = input;
      const text = find(kind, slug);
      if (!text) return { text: null, errors: [notFound('slug')] };
      if (text.revision !== revision) return { text: null, errors: [conflict(text)] };
      const words: TextWords = { title, summary: summary ?? '', body };
      const { title: titleRule, summary: summaryRule, body: bodyRule } = rules[kind].entries;
      const errors = brokenRules([
        fieldRule('title', titleRule, title),
        fieldRule('summary', summaryRule, words.summary),
        fieldRule('body', bodyRule, body),
      ]);
      if (errors.length > 0) return { text: null, errors };
      keepFirstWords(text);
      text.words = words;
      text.revision += 1;
      return { text: shown(shop, text), errors };
    },
    publishText: (_root, { input }, context) => {
      shop.demand(context, 'content.edit');
      const { kind, slug, revision, effectiveAt, reason } = input;
      const text = find(kind, slug);
      if (!text) return { text: null, errors: [notFound('slug')] };
      if (text.revision !== revision) return { text: null, errors: [conflict(text)] };
      if (text.revision === 0 || !hasChanges(text)) return { text: null, errors: [illegalTransition] };
      const errors = brokenRules([
        fieldRule('reason', ReasonField, reason),
        ...problemsOf(shop, { kind, body: text.words.body }).map((words) => [false, 'body', words] as const),
      ]);
      if (errors.length > 0) return { text: null, errors };
      publish(text, effectiveAt ?? (noticed.has(slug) ? NOTICED_FROM : now));
      return { text: shown(shop, text), errors };
    },
  };
}

/** Stores the initial wording of a text as its first version. */
function keepFirstWords({ kind, published, words }: DeskText): void {
  if (kind === 'PAGE' || published.length > 0 || words.body === '') return;
  published.push({ version: 1, title: words.title, publishedAt: now, effectiveAt: now, words });
}
