import { sql } from 'kysely';
import type { SoldPatternRow } from '../../catalog/sold-patterns.ts';
import type { DbOrTrx } from '../../database.ts';

interface AssetSales {
  readonly sale_count: number;
  readonly claim_count: number;
  readonly amount_cents: number;
}

/** Counts the sales and claims of a pattern and sums its studio's earnings from sales. */
export async function findAssetSales(
  db: DbOrTrx,
  { id, designer_id: studioId }: Pick<SoldPatternRow, 'id' | 'designer_id'>,
): Promise<AssetSales> {
  const { rows } = await sql<AssetSales>`
    select coalesce(sold.sale_count, 0) as sale_count, coalesce(sold.amount_cents, 0) as amount_cents,
      (select count(*)::int from downloads_plan_use_view claim where claim.asset_id = ${id}) as claim_count
    from (values (1)) one
    left join royalties_asset_view sold on sold.asset_id = ${id} and sold.studio_id = ${studioId}`.execute(db);
  return rows[0] ?? { sale_count: 0, claim_count: 0, amount_cents: 0 };
}
