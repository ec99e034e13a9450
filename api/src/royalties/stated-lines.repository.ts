import type { RoyaltyKind } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';

/** A line with everything it is computed from. */
export interface FactRow {
  readonly id: string;
  readonly event_key: string;
  readonly kind: RoyaltyKind;
  readonly occurred_at: Date;
  readonly net_cents: number;
  readonly rate_basis_points: number;
  readonly amount_cents: number;
  readonly sku: string | null;
  readonly title: string | null;
  /** Net of the sale that a refund reduces. */
  readonly sale_net_cents: number | null;
  readonly sale_amount_cents: number | null;
  /** Total of earlier lines of the same sale or share: the refunded or shared amount. */
  readonly earlier_net_cents: number;
  readonly position: number | null;
  readonly patterns: readonly number[] | null;
}

const columns = sql`line.id, line.event_key, line.kind, line.occurred_at, line.net_cents, line.rate_basis_points,
  line.amount_cents, line.position, asset.sku::text as sku, asset.title, sale.net_cents as sale_net_cents,
  sale.amount_cents as sale_amount_cents, period.patterns,
  coalesce(refunded.net_cents, shared.net_cents, 0)::int as earlier_net_cents`;

const sources = sql`left join catalog_asset_view asset on asset.id = line.asset_id
  left join royalties_period period on period.id = line.period_id
  left join lateral (
    select sold.net_cents, sold.amount_cents from royalties_line sold
    where line.kind = 'refund' and sold.order_id = line.order_id and sold.item_id = line.item_id and sold.kind = 'sale'
  ) sale on true
  left join lateral (
    select sum(earlier.net_cents) as net_cents from royalties_line earlier
    where line.kind = 'refund' and earlier.order_id = line.order_id and earlier.item_id = line.item_id
      and earlier.kind = 'refund' and earlier.id < line.id
  ) refunded on true
  left join lateral (
    select sum(earlier.net_cents) as net_cents from royalties_line earlier
    where line.period_id is not null and earlier.period_id = line.period_id and earlier.position = line.position
      and earlier.id < line.id
  ) shared on true`;

const paid = sql`item.price_cents - item.discount_cents as paid_cents`;
const paidItem = sql`left join orders_item_view item on item.id = line.item_id and line.kind = 'sale'`;

/** Returns a range of a statement's lines, in order. */
export async function findStatementLines(
  db: DbOrTrx,
  statementId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly FactRow[]> {
  const { rows } = await sql<FactRow>`
    select ${columns}
    from (
      select line_id from royalties_statement_line where statement_id = ${statementId}
      order by line_id limit ${limit} offset ${offset}
    ) stated
    join royalties_line line on line.id = stated.line_id ${sources}
    order by line.id`.execute(db);
  return rows;
}

/** A line as read by the verification, with the paid amount according to its order. */
export interface VerifiedRow extends FactRow {
  readonly studio_id: number;
  readonly paid_cents: number | null;
}

/** A line of a statement as read by the verification. */
interface StatedRow extends VerifiedRow {
  readonly statement_id: string;
}

/** Returns the next batch of lines of all statements, ordered by statement. */
export async function findStatedLinesAfter(
  db: DbOrTrx,
  after: { readonly statementId: string; readonly lineId: string },
  limit: number,
): Promise<readonly StatedRow[]> {
  const { rows } = await sql<StatedRow>`
    select ${columns}, line.studio_id, stated.statement_id, ${paid}
    from (
      select statement_id, line_id from royalties_statement_line
      where (statement_id, line_id) > (${after.statementId}::uuid, ${after.lineId}::bigint)
      order by statement_id, line_id limit ${limit}
    ) stated
    join royalties_line line on line.id = stated.line_id ${sources} ${paidItem}
    order by stated.statement_id, stated.line_id`.execute(db);
  return rows;
}

/** Returns the next batch of studios' lines that are not on a statement yet. */
export async function findOpenLinesAfter(db: DbOrTrx, lineId: string, limit: number): Promise<readonly VerifiedRow[]> {
  const { rows } = await sql<VerifiedRow>`
    select ${columns}, line.studio_id, ${paid}
    from (
      select open.* from royalties_line open
      left join royalties_statement_line stated on stated.line_id = open.id
      where open.id > ${lineId}::bigint and open.studio_id is not null and stated.line_id is null
      order by open.id limit ${limit}
    ) line ${sources} ${paidItem}
    order by line.id`.execute(db);
  return rows;
}
