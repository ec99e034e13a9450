import type { TakedownSort, TakedownStatus, TakedownView } from '@halfdrop/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import { beginsWith } from '../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { TakedownTables } from './takedowns.tables.ts';

type Requests = TakedownTables['takedowns_request'];

/** Maximum number of requests listed per studio. */
const MAX_OF_STUDIO = 100;

function requests(db: DbOrTrx) {
  return db
    .selectFrom('takedowns_request as request')
    .innerJoin('catalog_asset_view as asset', 'asset.id', 'request.asset_id')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'asset.designer_id')
    .selectAll('request')
    .select(['asset.title', 'asset.slug', 'asset.designer_id', 'studio.slug as studio_slug'])
    .select('studio.name as studio_name');
}

/** A request and the pattern it concerns. */
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Returns a request by id. */
export function findRequest(db: DbOrTrx, id: string) {
  return requests(db).where('request.id', '=', id).executeTakeFirst();
}

/** Returns a request by number. */
export function findRequestByNumber(db: DbOrTrx, number: string): Promise<RequestRow | undefined> {
  return requests(db).where('request.number', '=', number.toUpperCase()).executeTakeFirst();
}

/** Locks a request, serializing changes to it. */
export async function lockRequest(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('takedowns_request').select('id').where('id', '=', id).forUpdate().execute();
}

/** Returns the pattern on sale with a SKU or slug. */
export function findClaimed(db: DbOrTrx, named: { readonly sku: number } | { readonly slug: string }) {
  const onSale = db.selectFrom('catalog_asset_view').select('id').where('status', '=', 'approved');
  return (
    'sku' in named ? onSale.where('sku', '=', named.sku) : onSale.where('slug', '=', named.slug)
  ).executeTakeFirst();
}

/** Inserts a request and returns its id. */
export async function insertRequest(trx: Trx, request: Insertable<Requests>): Promise<string> {
  const { id } = await trx.insertInto('takedowns_request').values(request).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Updates the status of a request and records the step. */
export async function takeStep(
  trx: Trx,
  id: string,
  step: {
    readonly status: TakedownStatus;
    readonly words: string;
    readonly actorId: string | null;
    readonly at: Date;
    readonly dates?: Pick<Updateable<Requests>, 'confirmed_at' | 'due_at' | 'restore_at'>;
  },
): Promise<void> {
  const { status, words, actorId, at, dates = {} } = step;
  await trx
    .updateTable('takedowns_request')
    .set({ status, ...dates })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('takedowns_step')
    .values({ request_id: id, status, words, actor_id: actorId, happened_at: at })
    .execute();
}

/** Returns the steps of requests, oldest first. */
export function findSteps(db: DbOrTrx, requestIds: readonly string[]) {
  return db
    .selectFrom('takedowns_step')
    .select(['id', 'request_id', 'status', 'words', 'happened_at'])
    .where('request_id', 'in', [...requestIds])
    .orderBy('id')
    .execute();
}

/** A step of a request. */
export type StepRow = Awaited<ReturnType<typeof findSteps>>[number];

const statuses: Readonly<Record<Exclude<TakedownView, 'all'>, readonly TakedownStatus[]>> = {
  waiting: ['waiting'],
  held: ['held', 'countered', 'in_court'],
  closed: ['refused', 'restored'],
};

/** Ids are found first, by a separate index for each part. */
function foundBy(text: string) {
  const beginning = text.toLowerCase();
  return sql<boolean>`request.id = any(array(
    (select id from takedowns_request where ${beginsWith(sql`number`, text.toUpperCase())} limit ${MAX_FOUND_ROWS})
    union
    (select id from takedowns_request where ${beginsWith(sql`lower(claimant_name)`, beginning)} limit ${MAX_FOUND_ROWS})
    union
    (select id from takedowns_request where asset_id in (
      select id from catalog_asset_view where ${beginsWith(sql`lower(title)`, beginning)}) limit ${MAX_FOUND_ROWS})))`;
}

/** Returns one page of confirmed requests. */
export function readRequests(
  db: Db,
  { view, text }: { readonly view: TakedownView; readonly text: string },
  sort: TakedownSort,
  wanted: WantedPage,
) {
  const direction = sort === 'due' ? 'asc' : 'desc';
  const listed = requests(db)
    .where('request.status', '<>', 'unconfirmed')
    .$if(view !== 'all', (query) => query.where('request.status', 'in', view === 'all' ? [] : statuses[view]))
    .$if(text !== '', (query) => query.where(foundBy(text)))
    .orderBy('request.due_at', direction)
    .orderBy('request.id');
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** Returns requests for which a studio's patterns were taken off sale, newest first. */
export function findRequestsOfStudio(db: DbOrTrx, studioId: number): Promise<RequestRow[]> {
  return requests(db)
    .where('asset.designer_id', '=', studioId)
    .where('request.status', 'in', [...statuses.held, 'restored'])
    .orderBy('request.made_at', 'desc')
    .limit(MAX_OF_STUDIO)
    .execute();
}

/** Returns requests whose patterns are due to return to sale. */
export async function findRestorable(db: DbOrTrx, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('takedowns_request')
    .select('id')
    .where('status', '=', 'countered')
    .where('restore_at', '<=', now)
    .orderBy('restore_at')
    .execute();
  return due.map(({ id }) => id);
}

/** Deletes requests created before an instant and never confirmed. */
export async function deleteUnconfirmed(db: DbOrTrx, before: Date): Promise<void> {
  await db.deleteFrom('takedowns_request').where('status', '=', 'unconfirmed').where('made_at', '<', before).execute();
}
