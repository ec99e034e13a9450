import { type Price, type PricedKind, skuOf } from '@halfdrop/domain';
import type { DbOrTrx } from '../../database.ts';
import { isRowId } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PriceEntryDto, PriceVersionDto } from './price-desk.contract.ts';
import {
  findAssetBySku,
  findEntry,
  findPlanned,
  type Priced,
  type PriceEntryRow,
  type PriceVersionRow,
} from './price-desk.repository.ts';

/** How a request names a price: a pattern by id or SKU. */
export interface PriceName {
  readonly kind: PricedKind;
  readonly id: string;
}

/** Resolves the subject of a price book entry. @throws not_found for an unknown SKU */
export async function pricedBy(db: DbOrTrx, { kind, id }: PriceName): Promise<Priced> {
  if (kind !== 'asset' || isRowId(id)) return { kind, key: id };
  const sku = skuOf(id);
  const assetId = sku === null ? undefined : await findAssetBySku(db, sku);
  if (assetId === undefined) throw unknown();
  return { kind, key: assetId };
}

/** Reads a stored entry. @throws not_found */
export async function entryOf(db: DbOrTrx, priced: Priced): Promise<PriceEntryRow> {
  const entry = await findEntry(db, priced);
  if (!entry) throw unknown();
  return entry;
}

/** Reads an entry with its planned version. @throws not_found */
export async function entryNow(db: DbOrTrx, priced: Priced): Promise<PriceEntryDto> {
  const [entry] = await toEntries(db, [await entryOf(db, priced)]);
  if (!entry) throw unknown();
  return entry;
}

function unknown(): Problem {
  return new Problem('not_found', { message: 'There is no price with this identifier.' });
}

/** Converts entries, with their planned versions, to the contract. */
export async function toEntries(db: DbOrTrx, rows: readonly PriceEntryRow[]): Promise<PriceEntryDto[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ key }) => key);
  const planned = new Map((await findPlanned(db, keys)).map((version) => [`${version.kind}:${version.key}`, version]));
  return rows.map((row) => toEntry(row, planned.get(`${row.kind}:${row.key}`)));
}

function toEntry(row: PriceEntryRow, planned: PriceVersionRow | undefined): PriceEntryDto {
  const { inherited_usd: usd, inherited_inr: inr } = row;
  return {
    kind: row.kind,
    id: row.key,
    name: row.name,
    skuId: row.sku === null ? null : String(row.sku),
    price: row.usd === null || row.inr === null ? null : { usd: row.usd, inr: row.inr },
    inheritedPrice: usd === null || inr === null ? null : { usd, inr },
    planned: planned ? toVersion(planned) : null,
    version: row.version,
  };
}

/** Returns the price of a version; null if the pattern returns to its category's price. */
export function priceOf({ usd_cents: usd, inr_paise: inr }: PriceVersionRow): Price | null {
  return usd === null || inr === null ? null : { usd, inr };
}

/** Converts a version to the contract. */
export function toVersion(row: PriceVersionRow): PriceVersionDto {
  return {
    version: row.version,
    price: priceOf(row),
    reason: row.reason,
    startsAt: row.starts_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    status: row.status,
  };
}
