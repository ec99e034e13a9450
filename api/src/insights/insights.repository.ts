import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';

const MAX_PATTERNS = 100;

/** Counts of views, sales and claims. */
interface Counts {
  readonly views: number;
  readonly sales: number;
  readonly claims: number;
}

/** The studio and the start of the period; the first day is that of the instant. */
interface Span {
  readonly studioId: number;
  readonly from: Date;
}

const events = ({ studioId, from }: Span) => sql`
  select viewed.day, viewed.asset_id, viewed.count as views, 0 as sales, 0 as claims
  from insights_viewed viewed join catalog_asset_view asset on asset.id = viewed.asset_id
  where asset.designer_id = ${studioId} and viewed.day >= (${from} at time zone 'UTC')::date
  union all
  select (occurred_at at time zone 'UTC')::date, asset_id, 0, 1, 0
  from royalties_sale_view where studio_id = ${studioId} and occurred_at >= ${from}
  union all
  select (used.used_at at time zone 'UTC')::date, used.asset_id, 0, 0, 1
  from downloads_plan_use_view used join catalog_asset_view asset on asset.id = used.asset_id
  where asset.designer_id = ${studioId} and used.used_at >= ${from}`;

const sums = sql`sum(views)::int as views, sum(sales)::int as sales, sum(claims)::int as claims`;

/** Counts by day for a studio's patterns; days without any are omitted. */
export async function countByDay(db: DbOrTrx, span: Span) {
  const { rows } = await sql<Counts & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, ${sums} from (${events(span)}) event group by event.day`.execute(db);
  return rows;
}

/** Counts by pattern of a studio, those in most demand first. */
export async function countByPattern(db: DbOrTrx, span: Span) {
  const { rows } = await sql<Counts & { id: string; title: string; slug: string }>`
    select asset.id, asset.title, asset.slug, ${sums}
    from (${events(span)}) event join catalog_asset_view asset on asset.id = event.asset_id
    group by asset.id, asset.title, asset.slug
    order by sum(sales + claims) desc, sum(views) desc, asset.title limit ${MAX_PATTERNS}`.execute(db);
  return rows;
}

/** Adds to the page views of patterns on a day, by slug. */
export async function addViews(db: DbOrTrx, counts: ReadonlyMap<string, number>, at: Date): Promise<void> {
  await sql`
    insert into insights_viewed (asset_id, day, count)
    select asset.id, (${at} at time zone 'UTC')::date, viewed.count
    from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as viewed (slug, count)
    join catalog_asset_view asset on asset.slug = viewed.slug
    order by asset.id
    on conflict (asset_id, day) do update set count = insights_viewed.count + excluded.count`.execute(db);
}

/** Deletes views from before an instant. */
export async function forgetViews(db: DbOrTrx, before: Date): Promise<void> {
  await db.deleteFrom('insights_viewed').where('day', '<', before).execute();
}
