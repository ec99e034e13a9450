import type { Database } from '../../api/src/database.ts';
import type { DatabasePools } from '../../api/src/platform/database/pools.ts';
import type { Dice } from '../dice.ts';

/** Connections to the database of the shop. */
export type Pool = DatabasePools<Database>['pool'];

/** Changes to an asset: its text, tags, price and state, and user activity. */
const edits = [
  "update catalog_asset set title = 'Changed ' || (100 + sku % 900) where id = $1",
  "update catalog_asset set tags = array['stripe', 'leaf'] where id = $1",
  "update catalog_asset set tags = array['floral', 'geometric'] where id = $1",
  "update catalog_asset set status = case status when 'approved' then 'withdrawn' else 'approved' end where id = $1",
  'update catalog_asset set is_premium = not is_premium where id = $1 and not is_free',
] as const;
const figures = [
  'update search_asset set popularity = popularity + 7 where asset_id = $1',
  'update search_asset set price_cents = 500 + (price_cents + 137) % 2500 where asset_id = $1 and price_cents is not null',
] as const;

/** Changes random assets, one transaction each. */
export async function changeSome(pool: Pool, ids: readonly string[], count: number, dice: Dice): Promise<void> {
  for (let change = 0; change < count; change += 1) {
    const id = dice.pick(ids);
    if (dice.below(2) === 0) await pool.query(dice.pick(figures), [id]);
    else await edit(pool, dice.pick(edits), id);
  }
}

/** Changes a text of an asset as the shop does: its search rows are written in the same transaction. */
export async function edit(pool: Pool, statement: string, id: string, values: readonly string[] = []): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, [id, ...values]);
    await client.query('select search_index_assets(array[$1::uuid]), search_learn_words(array[$1::uuid])', [id]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
