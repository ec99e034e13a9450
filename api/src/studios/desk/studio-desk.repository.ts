import type { AdminStudioSort, AdminStudioView } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db, DbOrTrx } from '../../database.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';

const sorts = {
  name: ['studio.name', 'asc'],
  '-name': ['studio.name', 'desc'],
  joined: ['studio.id', 'asc'],
  '-joined': ['studio.id', 'desc'],
} as const satisfies Record<AdminStudioSort, readonly [column: string, direction: 'asc' | 'desc']>;

function studios(db: DbOrTrx) {
  return db
    .selectFrom('catalog_designer_view as studio')
    .leftJoin('studios_hold as hold', 'hold.studio_id', 'studio.id')
    .leftJoin('departures_left_view as left', 'left.studio_id', 'studio.id')
    .selectAll('studio')
    .select(['hold.reason', 'hold.held_at', 'left.left_at'])
    .select([
      sql<number>`(
        select count(*)::int from catalog_asset_view where designer_id = studio.id and status = 'approved'
      )`.as('on_sale'),
      sql<number>`(select count(*)::int from studios_member where studio_id = studio.id)`.as('members'),
    ]);
}

/** Matches studios by a prefix of their name, slug or a member's email address. */
function named(text: string) {
  const beginning = text.toLowerCase();
  return sql<boolean>`(${beginsWith(sql`lower(studio.name)`, beginning)}
    or ${beginsWith(sql`studio.slug`, beginning)} or studio.id in (
    select member.studio_id from studios_member member join account_customer_view person on person.id = member.account_id
    where ${beginsWith(sql`lower(person.email)`, beginning)}))`;
}

interface StudioFilter {
  readonly view: AdminStudioView;
  /** Search prefix for `named`; empty for all. */
  readonly text: string;
}

function narrowed(db: Db, { view, text }: StudioFilter) {
  return studios(db)
    .$if(view === 'featured', (query) => query.where('studio.is_featured', '=', true))
    .$if(view === 'held', (query) => query.where('hold.studio_id', 'is not', null))
    .$if(text !== '', (query) => query.where(named(text)));
}

/** Returns one page of studios. */
export function readStudios(db: Db, filter: StudioFilter, sort: AdminStudioSort, wanted: WantedPage) {
  const [column, direction] = sorts[sort];
  const listed = narrowed(db, filter).orderBy(column, direction).orderBy('studio.id');
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** Returns the studios after one, by id. */
export function findStudiosAfter(db: Db, filter: StudioFilter, after: number | undefined, limit: number) {
  return narrowed(db, filter)
    .$if(after !== undefined, (query) => query.where('studio.id', '>', after ?? 0))
    .orderBy('studio.id')
    .limit(limit)
    .execute();
}

/** A studio in that list. */
export type StudioDeskRow = Awaited<ReturnType<typeof readStudios>>['rows'][number];

/** Returns one of them. */
export function findDeskStudio(db: DbOrTrx, id: number): Promise<StudioDeskRow | undefined> {
  return studios(db).where('studio.id', '=', id).executeTakeFirst();
}

/** Counts a studio's former listings and sales. */
export async function readStudioFigures(db: DbOrTrx, studioId: number) {
  const { rows } = await sql<{ withdrawn: number; sales: number; earned: number }>`
    select
      (select count(*)::int from catalog_asset_view where designer_id = ${studioId} and status = 'withdrawn') as withdrawn,
      (select coalesce(sum(sale_count), 0)::int from royalties_asset_view where studio_id = ${studioId}) as sales,
      (select coalesce(sum(amount_cents), 0)::float8 from royalties_asset_view where studio_id = ${studioId}) as earned`.execute(
    db,
  );
  return rows[0] ?? { withdrawn: 0, sales: 0, earned: 0 };
}
