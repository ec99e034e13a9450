import { sql } from 'kysely';
import type { Read } from '../platform/database/read.ts';
import { allConditions, type KeptCount, type SqlCondition } from './search-conditions.repository.ts';

/** Number of matching rows and their price range in US cents; null if none has a price. */
export interface MatchSummary {
  readonly total: number;
  readonly min: number | null;
  readonly max: number | null;
}

const EVERYTHING: KeptCount = { kind: 'all', key: 0 };

/** Returns the kept count that the conditions correspond to; null if rows must be counted. */
function keptCountOf(conditions: readonly SqlCondition[]): KeptCount | null {
  if (conditions.length > 1) return null;
  return conditions.length === 0 ? EVERYTHING : (conditions[0]?.kept ?? null);
}

/** Whether a kept count exists for the number of matches. */
export function isCountKept(conditions: readonly SqlCondition[]): boolean {
  return keptCountOf(conditions) !== null;
}

/** Returns the number of rows that satisfy all conditions. */
export async function readTotal(read: Read, conditions: readonly SqlCondition[]): Promise<number> {
  const kept = keptCountOf(conditions);
  if (!kept) return (await readSummary(read, conditions)).total;
  const [row] = await read(sql<{ total: number }>`
    select coalesce(sum(assets), 0)::int as total from search_count_now
    where kind = ${kept.kind} and key = ${kept.key}`);
  return row?.total ?? 0;
}

/** Returns the number of matches and their price range. */
export async function readSummary(read: Read, conditions: readonly SqlCondition[]): Promise<MatchSummary> {
  const [row] = await read(
    conditions.length === 0
      ? sql<MatchSummary>`
          select coalesce(sum(assets) filter (where kind = 'all'), 0)::int as total,
            min(key) filter (where kind = 'price') as min, max(key) filter (where kind = 'price') as max
          from (
            select kind, key, sum(assets) as assets from search_count_now
            where kind in ('all', 'price') group by kind, key having sum(assets) > 0
          ) as kept`
      : sql<MatchSummary>`
          select count(*)::int as total, min(price_cents) as min, max(price_cents) as max
          from search_asset s where ${allConditions(conditions)}`,
  );
  return row ?? { total: 0, min: null, max: null };
}
