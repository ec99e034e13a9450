import type { NoticeKind, NoticeTopic, StudioRole } from '@halfdrop/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import { readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { NoticeTables } from './notices.tables.ts';

/** A stored notice. */
export type NoticeRow = Selectable<NoticeTables['notices_notice']>;

/** A studio's notices that a member may see. */
export interface SeenNotices {
  readonly studioId: number;
  readonly kinds: readonly NoticeKind[];
}

/** Inserts a notice and returns its id; undefined if it was already posted. */
export async function insertNotice(
  trx: Trx,
  notice: Insertable<NoticeTables['notices_notice']>,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('notices_notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns a notice by id. */
export function findNotice(db: DbOrTrx, id: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('notices_notice').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns one page of notices, newest first. */
export function readNoticePage(db: DbOrTrx, { studioId, kinds }: SeenNotices, wanted: WantedPage) {
  const seen = db.selectFrom('notices_notice').selectAll().where('studio_id', '=', studioId).where('kind', 'in', kinds);
  return readPage(db, seen.orderBy('id', 'desc'), wanted);
}

/** Counts unread notices. */
export async function countUnread(db: DbOrTrx, { studioId, kinds }: SeenNotices): Promise<number> {
  const { count } = await db
    .selectFrom('notices_notice')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('studio_id', '=', studioId)
    .where('kind', 'in', kinds)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a notice as read, optionally with all older ones; false if the studio has no such notice. */
export async function markRead(
  db: DbOrTrx,
  { studioId, kinds }: SeenNotices,
  { id, hasReadOlder, at }: { readonly id: string; readonly hasReadOlder: boolean; readonly at: Date },
): Promise<boolean> {
  const seen = db
    .selectFrom('notices_notice')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('kind', 'in', kinds);
  if (!(await seen.where('id', '=', id).executeTakeFirst())) return false;
  await db
    .updateTable('notices_notice')
    .set({ read_at: at })
    .where('id', 'in', hasReadOlder ? seen.where('id', '<=', id) : [id])
    .where('read_at', 'is', null)
    .execute();
  return true;
}

/** Returns the topics a member does not want by mail. */
export async function findMutedTopics(
  db: DbOrTrx,
  { studioId, accountId }: { readonly studioId: number; readonly accountId: string },
): Promise<NoticeTopic[]> {
  const muted = db.selectFrom('notices_muted_topic').select('topic').where('studio_id', '=', studioId);
  return (await muted.where('account_id', '=', accountId).execute()).map(({ topic }) => topic);
}

interface TopicOfMember {
  readonly studioId: number;
  readonly accountId: string;
  readonly topic: NoticeTopic;
}

/** Turns off a member's mail about a topic; does nothing for a former member. */
export async function muteTopic(db: DbOrTrx, { studioId, accountId, topic }: TopicOfMember): Promise<void> {
  await sql`
    insert into notices_muted_topic (studio_id, account_id, topic)
    select studio_id, account_id, ${topic}::text from studios_member_view
    where studio_id = ${studioId} and account_id = ${accountId}
    on conflict do nothing`.execute(db);
}

/** Turns a member's mail about a topic back on. */
export async function unmuteTopic(db: DbOrTrx, { studioId, accountId, topic }: TopicOfMember): Promise<void> {
  await db
    .deleteFrom('notices_muted_topic')
    .where('studio_id', '=', studioId)
    .where('account_id', '=', accountId)
    .where('topic', '=', topic)
    .execute();
}

/** Returns members with one of the roles who have not turned off a topic's mail; a null topic cannot be turned off. */
export function findMailReaders(
  db: DbOrTrx,
  {
    studioId,
    topic,
    roles,
  }: { readonly studioId: number; readonly topic: NoticeTopic | null; readonly roles: StudioRole[] },
) {
  return db
    .selectFrom('studios_member_view as member')
    .innerJoin('account_person_view as person', 'person.id', 'member.account_id')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'member.studio_id')
    .leftJoin('notices_muted_topic as muted', (join) =>
      join
        .onRef('muted.studio_id', '=', 'member.studio_id')
        .onRef('muted.account_id', '=', 'member.account_id')
        .on(sql<boolean>`muted.topic = ${topic}`),
    )
    .select(['member.account_id as accountId', 'person.email', 'studio.name as studio'])
    .where('member.studio_id', '=', studioId)
    .where('member.role', 'in', roles)
    .where('muted.topic', 'is', null)
    .orderBy('person.email')
    .execute();
}
