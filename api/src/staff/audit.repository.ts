import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { StaffTables } from './staff.tables.ts';

/** A stored line. */
export type AuditLineRow = Selectable<StaffTables['staff_audit_line']>;

/** Appends a line to the chain, which stays locked until the transaction ends. */
export async function insertLine(trx: Trx, line: Insertable<StaffTables['staff_audit_line']>): Promise<void> {
  await trx.insertInto('staff_audit_line').values(line).execute();
}

/** Filters of lines; omitted fields do not restrict. */
export interface AuditFilter {
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Returns lines older than `before`, newest first. */
export async function findLines(
  db: Db,
  filter: AuditFilter,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<AuditLineRow[]> {
  const { actorId, action, subjectKind, subjectId, from, until } = filter;
  const last = before === null ? undefined : await findLine(db, before);
  if (before !== null && !last) return [];
  return db
    .selectFrom('staff_audit_line')
    .selectAll()
    .$if(actorId !== undefined, (lines) => lines.where('actor_id', '=', actorId ?? null))
    .$if(action !== undefined, (lines) => lines.where('action', '=', action ?? ''))
    .$if(subjectKind !== undefined, (lines) => lines.where('subject_kind', '=', subjectKind ?? ''))
    .$if(subjectId !== undefined, (lines) => lines.where('subject_id', '=', subjectId ?? ''))
    .$if(from !== undefined, (lines) => lines.where('happened_at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (lines) => lines.where('happened_at', '<', until ?? new Date(0)))
    .$if(last !== undefined, (lines) =>
      lines.where(sql<boolean>`(happened_at, position) < (${last?.happened_at}, ${last?.position})`),
    )
    .orderBy('happened_at', 'desc')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the position of the newest line of some actions or of an approved submission; null if there is none. */
export async function findLastShown(db: Db, actions: readonly string[]): Promise<string | null> {
  // Each action, and approvals, have their own partial index, whose last entry is the newest line.
  const { rows } = await sql<{ position: string | null }>`
    select greatest(
      (select max(last.position)
      from unnest(${[...actions]}::text[]) as wanted (action)
      cross join lateral (
        select position from staff_audit_line line where line.action = wanted.action
        order by happened_at desc, position desc limit 1
      ) last),
      (select position from staff_audit_line
      where action = 'submission.review' and after ->> 'status' = 'approved'
      order by happened_at desc, position desc limit 1)
    )::text as position`.execute(db);
  return rows[0]?.position ?? null;
}

function findLine(db: Db, position: string) {
  const lines = db.selectFrom('staff_audit_line').select(['happened_at', 'position']);
  return lines.where('position', '=', position).executeTakeFirst();
}

/** Returns the names of accounts by id. */
export async function findNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('account_person_view').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Returns the end of the chain. */
export function readHead(db: Db) {
  return db.selectFrom('staff_audit_head').select(['position', 'hash']).executeTakeFirstOrThrow();
}

/** Result of verifying a range of lines. */
interface ChainPart {
  /** Number of lines in the range. */
  readonly count: number;
  /** The first line that was modified or does not follow its predecessor. */
  readonly broken: string | null;
  readonly last_position: string | null;
  readonly last_hash: Buffer | null;
}

/**
 * Verifies the next lines: positions must be consecutive, each line must contain the previous hash, and its own hash
 * must match.
 */
export async function checkLines(
  db: Db,
  after: { readonly position: string; readonly hash: Buffer },
  limit: number,
): Promise<ChainPart> {
  const { rows } = await sql<ChainPart>`
    with part as (
      select * from staff_audit_line where position > ${after.position} order by position limit ${limit}
    ), followed as (
      select part.position, part.hash,
        part.position = coalesce(lag(part.position) over before, ${after.position}) + 1
          and part.previous_hash = coalesce(lag(part.hash) over before, ${after.hash})
          and part.hash = staff_audit_hash(part::staff_audit_line) as is_intact
      from part window before as (order by part.position)
    )
    select count(*)::int as count,
      (min(position) filter (where not is_intact))::text as broken,
      max(position)::text as last_position,
      (array_agg(hash order by position desc))[1] as last_hash
    from followed`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return row;
}
