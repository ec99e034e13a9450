import { homeSectionsFault, type TextView } from '@halfdrop/domain';
import type { DbOrTrx } from '../../database.ts';
import { brokeConstraint } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AuditAuthor } from '../../staff/audit.ts';
import { homePageOf } from '../home-page.ts';
import { effectiveFrom } from '../notices.ts';
import { conflict, publishText, type TextDeskNeeds } from './publish-text.ts';
import { placeholdersOf } from '../mails/mail-words.ts';
import type {
  AdminTextDto,
  AdminTextSummaryDto,
  NewArticle,
  TextDraft,
  TextKey,
  TextPreviewDto,
  TextPublication,
  TextWords,
} from './text-desk.contract.ts';
import { addressOf, findFirstWords, findDraft, findPublished, listTexts, writeDraft } from './text-desk.repository.ts';
import { checkWords } from './text-fields.ts';
import { composedText } from './text-problems.ts';

/** Text operations for editors. */
export interface TextDesk {
  list(wanted: { readonly view: TextView; readonly q?: string | undefined }): Promise<{ texts: AdminTextSummaryDto[] }>;
  /** @throws not_found */
  one(key: TextKey): Promise<AdminTextDto>;
  /** Returns the content of one version. @throws not_found */
  version(key: TextKey, version: number): Promise<TextWords>;
  /** Creates an article. @throws already_taken */
  createArticle(by: AuditAuthor, article: NewArticle): Promise<AdminTextDto>;
  preview(words: TextKey & TextWords): Promise<TextPreviewDto>;
  /** @throws not_found, version_conflict, validation_failed */
  save(key: TextKey, draft: TextDraft): Promise<AdminTextDto>;
  /** @throws not_found, version_conflict, illegal_transition, validation_failed */
  publish(by: AuditAuthor, key: TextKey, publication: TextPublication): Promise<AdminTextDto>;
}

/** Creates the desk. */
export function createTextDesk(needs: TextDeskNeeds): TextDesk {
  const { db, clock, facts } = needs;
  return {
    async list({ view, q }) {
      const rows = await listTexts(db, { view, text: q ?? '', now: clock.now() });
      return {
        texts: rows.map((row) => ({
          kind: row.kind,
          slug: row.slug,
          title: row.title,
          versionInForce: row.version_in_force,
          nextAt: row.next_at?.toISOString() ?? null,
          hasChanges: row.has_changes,
          changedAt: row.changed_at?.toISOString() ?? null,
        })),
      };
    },

    one: (key) => textNow(needs, db, key),

    async version(key, version) {
      const found = (await findPublished(db, addressOf(key))).find((each) => each.version === version);
      if (!found) throw new Problem('not_found', { message: 'There is no such version.' });
      return wordsOf(found);
    },

    createArticle: (by, article) => createArticle(needs, by, article),

    preview: async (words) => {
      const composed = await composedText(db, facts, words);
      const isHome = words.kind === 'home' && homeSectionsFault(words.body) === null;
      return { ...composed, home: isHome ? homePageOf(words) : null };
    },

    save: (key, { revision, ...words }) =>
      inTransaction(db, async (trx) => {
        await textNow(needs, trx, key);
        const draft = { ...checkWords(key.kind, words), address: addressOf(key), revision, now: clock.now() };
        const isKept = await writeDraft(trx, draft);
        const text = await textNow(needs, trx, key);
        if (!isKept) throw conflict(text.revision);
        return text;
      }),

    publish: (by, key, publication) =>
      inTransaction(db, async (trx) => {
        const text = await textNow(needs, trx, key);
        await publishText(needs, trx, { by, text, publication });
        return textNow(needs, trx, key);
      }),
  };
}

async function createArticle(
  needs: TextDeskNeeds,
  by: AuditAuthor,
  { category, slug, question }: NewArticle,
): Promise<AdminTextDto> {
  const key = { kind: 'article', slug } as const;
  try {
    return await inTransaction(needs.db, async (trx) => {
      await needs.help.beginArticle(trx, { category, slug, question });
      await needs.audit.record(trx, {
        by,
        action: 'content.edit',
        subject: { kind: 'text', id: addressOf(key) },
        before: null,
        after: { category },
        why: '',
      });
      return textNow(needs, trx, key);
    });
  } catch (error) {
    if (!brokeConstraint(error, 'help_article_slug_key')) throw error;
    throw new Problem('already_taken', { data: { field: 'slug' }, cause: error });
  }
}

/** @throws not_found */
async function textNow({ clock, facts }: TextDeskNeeds, db: DbOrTrx, key: TextKey): Promise<AdminTextDto> {
  const now = clock.now();
  const address = addressOf(key);
  const published = await findPublished(db, address);
  const seed = await findFirstWords(db, key);
  const newest = published[0] ?? seed;
  const isThere = key.kind === 'page' ? published.length > 0 : seed !== undefined;
  if (!isThere || !newest) throw new Problem('not_found', { message: 'There is no such text.' });

  const inForce = published.find(({ effective_at: from }) => from === null || from <= now);
  // An article created by staff has no original content.
  const original = seed?.body === '' ? undefined : seed;
  const shown = inForce ?? original;
  const base = published[0] ?? original;
  const draft = await findDraft(db, address);
  const words = wordsOf(draft ?? newest);
  const { problems } = await composedText(db, facts, { ...key, ...words });
  return {
    ...key,
    words,
    revision: draft?.revision ?? 0,
    hasChanges: !base || !isSame(words, wordsOf(base)),
    problems,
    wordsInForce: shown ? wordsOf(shown) : null,
    versionInForce: inForce?.version ?? null,
    earliestAt: key.kind === 'page' ? (effectiveFrom(key.slug, now)?.toISOString() ?? null) : null,
    placeholders: placeholdersOf(key).map(([name, placeholder]) => ({ name, ...placeholder })),
    versions: published.map(({ version, title, published_at: publishedAt, effective_at: effectiveAt }) => ({
      version,
      title,
      publishedAt: publishedAt.toISOString(),
      effectiveAt: (effectiveAt ?? publishedAt).toISOString(),
    })),
  };
}

function wordsOf({ title, summary, body }: TextWords): TextWords {
  return { title, summary, body };
}

function isSame(one: TextWords, other: TextWords): boolean {
  return one.title === other.title && one.summary === other.summary && one.body === other.body;
}
