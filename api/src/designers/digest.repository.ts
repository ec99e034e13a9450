import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';

/** Identifies a digest by recipient and week: its Monday, such as `2026-11-23`. */
export interface DigestKey {
  readonly userId: string;
  readonly week: string;
}

/** A new pattern and its studio. */
export interface NewPattern {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly studio: string;
  readonly studio_slug: string;
  /** Number of new patterns of the studio. */
  readonly studio_total: number;
}

/** A digest to mail, and its recipient. */
export interface DigestRow {
  readonly name: string;
  readonly email: string;
  readonly told_since: Date;
  readonly told_until: Date;
}

/** Matches patterns of followed studios published since the last digest and since the user follows them. */
const isNew = (since: ReturnType<typeof sql>, until: Date) => sql`
  asset.designer_id = follow.designer_id and asset.status = 'approved'
  and asset.published_at > greatest(${since}, follow.followed_at) and asset.published_at <= ${until}`;

/**
 * Begins digests of a week for a batch of users who have none yet, want one, and follow a studio with something new
 * since their last one; `earliest` limits how far back a first digest goes. Returns the recipients.
 */
export async function beginDigests(
  trx: Trx,
  {
    week,
    now,
    earliest,
    limit,
  }: { readonly week: string; readonly now: Date; readonly earliest: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into designers_digest (user_id, week, told_since, told_until)
    select person.id, ${week}::date, last.told, ${now}
    from account_reader_view person
    cross join lateral (
      select greatest(max(told_until), ${earliest}::timestamptz) as told from designers_digest where user_id = person.id
    ) last
    where exists (
        select from designers_follow follow join catalog_asset_view asset on ${isNew(sql`last.told`, now)}
        where follow.user_id = person.id
      )
      and not exists (select from designers_digest where user_id = person.id and week = ${week}::date)
      and not exists (select from designers_muted_digest where user_id = person.id)
    order by person.id limit ${limit}
    on conflict do nothing
    returning user_id`.execute(trx);
  return rows.map((row) => row.user_id);
}

/** Returns a digest that was begun; undefined once it is no longer wanted or the account was deleted. */
export async function findDigest(db: DbOrTrx, { userId, week }: DigestKey): Promise<DigestRow | undefined> {
  const { rows } = await sql<DigestRow>`
    select person.name, person.email, digest.told_since, digest.told_until
    from designers_digest digest join account_reader_view person on person.id = digest.user_id
    where digest.user_id = ${userId} and digest.week = ${week}::date
      and not exists (select from designers_muted_digest where user_id = digest.user_id)`.execute(db);
  return rows[0];
}

/** Returns the content of a digest: the newest patterns of each studio, studios by name. */
export async function findNewPatterns(
  db: DbOrTrx,
  {
    userId,
    since,
    until,
    perStudio,
  }: { readonly userId: string; readonly since: Date; readonly until: Date; readonly perStudio: number },
): Promise<NewPattern[]> {
  const { rows } = await sql<NewPattern>`
    select id, slug, title, studio, studio_slug, studio_total from (
      select asset.id, asset.slug, asset.title, studio.name as studio, studio.slug as studio_slug,
        row_number() over newest as place, count(*) over (partition by studio.id)::int as studio_total
      from designers_follow follow
      join catalog_asset_view asset on ${isNew(sql`${since}::timestamptz`, until)}
      join catalog_designer_view studio on studio.id = follow.designer_id
      where follow.user_id = ${userId}
      window newest as (partition by studio.id order by asset.published_at desc, asset.id)
    ) fresh
    where place <= ${perStudio} order by studio, studio_slug, place`.execute(db);
  return rows;
}

/** Whether a user has unsubscribed from the weekly mail. */
export async function isDigestMuted(db: DbOrTrx, userId: string): Promise<boolean> {
  const muted = db.selectFrom('designers_muted_digest').select('user_id').where('user_id', '=', userId);
  return (await muted.executeTakeFirst()) !== undefined;
}

/** Unsubscribes a user from the weekly mail; does nothing for a deleted account. */
export async function muteDigest(db: DbOrTrx, userId: string, at: Date): Promise<void> {
  await sql`
    insert into designers_muted_digest (user_id, muted_at)
    select id, ${at} from account_person_view where id = ${userId} and not is_deleted
    on conflict do nothing`.execute(db);
}

/** Resubscribes a user to the weekly mail. */
export async function unmuteDigest(db: DbOrTrx, userId: string): Promise<void> {
  await db.deleteFrom('designers_muted_digest').where('user_id', '=', userId).execute();
}

/** Deletes digests that are no longer needed to determine what is new. */
export async function deleteOldDigests(db: DbOrTrx, before: Date): Promise<void> {
  await db.deleteFrom('designers_digest').where('told_until', '<', before).execute();
}
