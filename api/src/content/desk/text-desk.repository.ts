import { FIRST_HOME_PAGE, type TextKind, type TextView } from '@halfdrop/domain';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import { escapeLike } from '../../platform/database/like.ts';
import type { ContentTables } from '../content.tables.ts';
import { HOME_ADDRESS, HOME_KEY } from '../home-page.ts';
import { MAIL_TEMPLATES, mailAddress, mailTemplate } from '../mails/mail-templates.ts';
import type { TextKey, TextWords } from './text-desk.contract.ts';

const MAX_LISTED_TEXTS = 500;

type DraftRow = Selectable<ContentTables['content_draft']>;

/** A text in the list. */
interface ListedTextRow {
  readonly kind: TextKind;
  readonly slug: string;
  readonly title: string;
  readonly version_in_force: number | null;
  readonly next_at: Date | null;
  readonly has_changes: boolean;
  readonly changed_at: Date | null;
}

/** Returns the address under which versions and the draft of a text are stored. */
export function addressOf({ kind, slug }: TextKey): string {
  if (kind === 'mail') return mailAddress(slug);
  if (kind === 'home') return `home/${slug}`;
  return kind === 'article' ? `help/${slug}` : slug;
}

const inViews: Readonly<Record<TextView, ReturnType<typeof sql<SqlBool>>>> = {
  all: sql`true`,
  pages: sql`kind = 'page'`,
  articles: sql`kind = 'article'`,
  mails: sql`kind = 'mail'`,
  changed: sql`has_changes`,
  scheduled: sql`next_at is not null`,
};

/** Returns the texts of a kind whose titles or addresses contain some words. */
export async function listTexts(
  db: DbOrTrx,
  { view, text, now }: { readonly view: TextView; readonly text: string; readonly now: Date },
): Promise<ListedTextRow[]> {
  const seeds = Object.entries(MAIL_TEMPLATES);
  const words = `%${escapeLike(text)}%`;
  const { rows } = await sql<ListedTextRow>`
    with text as (
      select 'page' as kind, slug, slug as address, null as question, '' as about, null as answer, 0 as part,
        0 as position
      from content_page_view
      union all
      select ${HOME_KEY.kind}, ${HOME_KEY.slug}, ${HOME_ADDRESS}, ${FIRST_HOME_PAGE.title}, ${FIRST_HOME_PAGE.summary},
        ${FIRST_HOME_PAGE.body}, -1, 0
      union all
      select 'article', slug, 'help/' || slug, question, '', answer, category_position, position from help_article_view
      union all
      select 'mail', name, 'mails/' || name, subject, '', body, 1000, 0
      from unnest(${seeds.map(([name]) => name)}::text[], ${seeds.map(([, { subject }]) => subject)}::text[],
        ${seeds.map(([, each]) => each.body)}::text[]) as came (name, subject, body)
    ), listed as (
      select text.kind, text.slug, text.part, text.position,
        coalesce(draft.title, newest.title, text.question) as title,
        in_force.version as version_in_force, coming.effective_at as next_at,
        coalesce(newest.body, text.answer) is null
          or (draft.slug is not null and (draft.title, draft.summary, draft.body) is distinct from
            (coalesce(newest.title, text.question), coalesce(newest.summary, text.about), coalesce(newest.body, text.answer)))
          as has_changes,
        greatest(draft.edited_at, newest.published_at) as changed_at
      from text
      left join content_draft draft on draft.slug = text.address
      left join lateral (
        select title, summary, body, published_at from content_page
        where slug = text.address and published_at is not null order by version desc limit 1
      ) newest on true
      left join lateral (
        select max(version) as version from content_page
        where slug = text.address and published_at is not null and coalesce(effective_at <= ${now}, true)
      ) in_force on true
      left join lateral (
        select min(effective_at) as effective_at from content_page
        where slug = text.address and published_at is not null and effective_at > ${now}
          and version > coalesce(in_force.version, 0)
      ) coming on true
    )
    select kind, slug, title, version_in_force, next_at, has_changes, changed_at from listed
    where ${inViews[view]} and (title ilike ${words} or slug ilike ${words})
    order by part, position, case kind when 'mail' then slug else title end limit ${MAX_LISTED_TEXTS}`.execute(db);
  return rows;
}

/** Returns a text's original content; undefined if there is no such text, and for pages. */
export async function findFirstWords(db: DbOrTrx, { kind, slug }: TextKey): Promise<TextWords | undefined> {
  if (kind === 'article') return findArticleWords(db, slug);
  if (kind === 'home') return slug === HOME_KEY.slug ? FIRST_HOME_PAGE : undefined;
  const mail = kind === 'mail' ? mailTemplate(slug) : undefined;
  return mail && { title: mail.subject, summary: '', body: mail.body };
}

/**
 * Returns the original content of a help article, with an empty answer if it had none; undefined if it does not exist.
 */
async function findArticleWords(db: DbOrTrx, slug: string): Promise<TextWords | undefined> {
  const row = await db
    .selectFrom('help_article_view')
    .select(['question', 'answer'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && { title: row.question, summary: '', body: row.answer ?? '' };
}

/** Returns the draft. */
export function findDraft(db: DbOrTrx, address: string): Promise<DraftRow | undefined> {
  return db.selectFrom('content_draft').selectAll().where('slug', '=', address).executeTakeFirst();
}

/** Locks the draft until the transaction ends. */
export function lockDraft(trx: Trx, address: string): Promise<DraftRow | undefined> {
  return trx.selectFrom('content_draft').selectAll().where('slug', '=', address).forUpdate().executeTakeFirst();
}

/** Saves a draft over the revision last read; false if somebody else has saved meanwhile. */
export async function writeDraft(
  trx: Trx,
  draft: TextWords & { readonly address: string; readonly revision: number; readonly now: Date },
): Promise<boolean> {
  const { address, revision, title, summary, body, now } = draft;
  if (revision === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('content_draft')
      .values({ slug: address, revision: 1, title, summary, body, edited_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('content_draft')
    .set({ revision: revision + 1, title, summary, body, edited_at: now })
    .where('slug', '=', address)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns which of the addresses staff have edited. */
export async function findWrittenAddresses(db: DbOrTrx, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db.selectFrom('content_draft').select('slug').where('slug', 'in', addresses).execute();
  return rows.map(({ slug }) => slug);
}

/** Returns every published version of a text, newest first. */
export function findPublished(db: DbOrTrx, address: string) {
  return db
    .selectFrom('content_page')
    .select(['version', 'title', 'summary', 'body', 'published_at', 'effective_at'])
    .where('slug', '=', address)
    .where('published_at', 'is not', null)
    .$narrowType<{ published_at: Date }>()
    .orderBy('version', 'desc')
    .execute();
}

/** Returns the highest version of a text, published or not; 0 if there is none. */
export async function findHighestVersion(trx: Trx, address: string): Promise<number> {
  const row = await trx
    .selectFrom('content_page')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('slug', '=', address)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** URL prefixes of dynamic pages, and the queries that look them up. */
const slugsOf = {
  '/help/': (db: DbOrTrx, slugs: readonly string[]) =>
    db.selectFrom('help_article_view').select('slug').where('slug', 'in', slugs).execute(),
  '/collections/': (db: DbOrTrx, slugs: readonly string[]) =>
    db.selectFrom('catalog_shop_collection_view').select('slug').where('slug', 'in', slugs).execute(),
  '/designer/': (db: DbOrTrx, slugs: readonly string[]) =>
    db.selectFrom('catalog_designer_view').select('slug').where('slug', 'in', slugs).execute(),
  '/product/': (db: DbOrTrx, slugs: readonly string[]) =>
    db
      .selectFrom('catalog_asset_view')
      .select('slug')
      .where('slug', 'in', slugs)
      .where('status', '=', 'approved')
      .execute(),
} as const;

/** Returns which of the paths belong to articles, collections, studios or patterns. */
export async function findPagePaths(db: DbOrTrx, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = Object.entries(slugsOf).map(async ([beginning, find]) => {
    const slugs = paths.filter((path) => path.startsWith(beginning)).map((path) => path.slice(beginning.length));
    const rows = slugs.length === 0 ? [] : await find(db, slugs);
    return rows.map(({ slug }) => `${beginning}${slug}`);
  });
  return new Set((await Promise.all(found)).flat());
}
