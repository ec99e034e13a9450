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

/** How a price is asked for: a pattern by its id or SKU. */
export interface PriceName {
  readonly kind: PricedKind;
  readonly id: string;
}

/** What the price book has an entry for. @throws not_found for a SKU that no pattern has */
export async function pricedBy(db: DbOrTrx, { kind, id }: PriceName): Promise<Priced> {
  if (kind !== 'asset' || isRowId(id)) return { kind, key: id };
  const sku = skuOf(id);
  const assetId = sku === null ? undefined : await findAssetBySku(db, sku);
  if (assetId === undefined) throw unknown();
  return { kind, key: assetId };
}

/** An entry as it is stored. @throws not_found */
export async function entryOf(db: DbOrTrx, priced: Priced): Promise<PriceEntryRow> {
  const entry = await findEntry(db, priced);
  if (!entry) throw unknown();
  return entry;
}

/** An entry with what is planned. @throws not_found */
export async function entryNow(db: DbOrTrx, priced: Priced): Promise<PriceEntryDto> {
  const [entry] = await toEntries(db, [await entryOf(db, priced)]);
  if (!entry) throw unknown();
  return entry;
}

function unknown(): Problem {
  return new Problem('not_found', { message: 'There is no price with this identifier.' });
}

/** Entries as the contract shows them, with what is planned. */
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

/** The price of a version; null where a pattern costs what its category does again. */
export function priceOf({ usd_cents: usd, inr_paise: inr }: PriceVersionRow): Price | null {
  return usd === null || inr === null ? null : { usd, inr };
}

/** A version as the contract shows it. */
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
