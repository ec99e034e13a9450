import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { RoyaltyTables } from './royalties.tables.ts';

/** Amount a line adds to or deducts from a studio's earnings. */
export type Earning = Pick<Selectable<RoyaltyTables['royalties_line']>, 'studio_id' | 'amount_cents'>;

/** Earnings that cannot be paid out yet. */
export interface PendingEarnings {
  readonly cents: number;
  /** When the first of them become available; null if there are none. */
  readonly nextAt: Date | null;
}

/** A royalty line to insert. */
export type NewLine = Insertable<RoyaltyTables['royalties_line']>;

/** A sale's royalty line before its studio is determined. */
export type SaleLine = Omit<NewLine, 'studio_id' | 'kind' | 'period_id' | 'position'>;

/** Earnings of a studio from a sale. */
interface SaleEarning extends Earning {
  /** Whether it is the studio's first sale. */
  readonly is_first: boolean;
}

/**
 * Inserts a line for each sold pattern. A pattern belongs to its studio as long as that has members; otherwise to the
 * shop, which earns nothing. Existing lines are kept and not returned.
 */
export async function insertSaleLines(trx: Trx, lines: readonly SaleLine[]): Promise<readonly SaleEarning[]> {
  const { rows } = await sql<SaleEarning>`
    insert into royalties_line (event_key, kind, order_id, item_id, asset_id, studio_id, rate_card_version,
      rate_basis_points, net_cents, amount_cents, occurred_at, available_at)
    select line.event_key, 'sale', line.order_id, line.item_id, line.asset_id, seller.studio_id, line.rate_card_version,
      line.rate_basis_points, line.net_cents, case when seller.studio_id is null then 0 else line.amount_cents end,
      line.occurred_at, line.available_at
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (event_key text, order_id uuid, item_id uuid,
      asset_id uuid, rate_card_version smallint, rate_basis_points int, net_cents int, amount_cents int,
      occurred_at timestamptz, available_at timestamptz)
    join catalog_asset_view asset on asset.id = line.asset_id
    left join lateral (
      select member.studio_id from studios_member_view member where member.studio_id = asset.designer_id limit 1
    ) seller on true
    on conflict (event_key, item_id) do nothing
    returning studio_id, amount_cents, not exists (
      select from royalties_line other where other.studio_id = royalties_line.studio_id and other.kind = 'sale'
    ) as is_first`.execute(trx);
  return rows;
}

/** Returns the first sales of studios that had sold nothing before an event. */
export async function findFirstSales(trx: Trx, eventKey: string) {
  const { rows } = await sql<{ studio_id: number; asset_id: string; title: string; amount_cents: number }>`
    select distinct on (sale.studio_id) sale.studio_id, sale.asset_id, asset.title, sale.amount_cents
    from royalties_line sale join catalog_asset_view asset on asset.id = sale.asset_id
    where sale.event_key = ${eventKey} and sale.studio_id is not null and not exists (
      select from royalties_line other
      where other.studio_id = sale.studio_id and other.kind = 'sale' and other.event_key <> sale.event_key
    )
    order by sale.studio_id, sale.id`.execute(trx);
  return rows;
}

/** A sale's line with the net amount refunded so far. */
interface SoldLine extends Selectable<RoyaltyTables['royalties_line']> {
  readonly asset_id: string;
  readonly refunded_cents: number;
}

/** Returns the sale lines of an order with the net amount refunded so far, in insertion order. */
export async function findSaleLines(trx: Trx, orderId: string) {
  const { rows } = await sql<SoldLine>`
    select sale.*, coalesce((
      select -sum(refund.net_cents) from royalties_line refund
      where refund.order_id = sale.order_id and refund.item_id = sale.item_id and refund.kind = 'refund'
    ), 0)::int as refunded_cents
    from royalties_line sale where sale.order_id = ${orderId} and sale.kind = 'sale'
    order by sale.id`.execute(trx);
  return rows;
}

/** Inserts lines. Existing ones are kept and not returned. */
export async function insertLines(trx: Trx, lines: readonly NewLine[]): Promise<readonly Earning[]> {
  if (lines.length === 0) return [];
  return trx
    .insertInto('royalties_line')
    .values(lines)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['studio_id', 'amount_cents'])
    .execute();
}

/** Returns a studio's total earnings available by an instant, in US cents. */
export async function sumAvailable(db: DbOrTrx, studioId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce(sum(amount_cents), 0) as cents from royalties_line
    where studio_id = ${studioId} and available_at <= ${at}`.execute(db);
  return Number(rows[0]?.cents ?? 0);
}

/** Returns a studio's earnings not yet available at an instant, in US cents, and when the first of them will be. */
export async function sumPending(db: DbOrTrx, studioId: number, at: Date): Promise<PendingEarnings> {
  const { rows } = await sql<{ cents: string; next_at: Date | null }>`
    select coalesce(sum(amount_cents), 0) as cents, min(available_at) filter (where amount_cents <> 0) as next_at
    from royalties_line where studio_id = ${studioId} and available_at > ${at}`.execute(db);
  return { cents: Number(rows[0]?.cents ?? 0), nextAt: rows[0]?.next_at ?? null };
}
