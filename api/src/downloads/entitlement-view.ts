import { paletteOf } from '../catalog/palettes.ts';
import type { DbOrTrx } from '../database.ts';
import { groupedCode } from './certificate-facts.ts';
import type { EntitlementDto } from './downloads.contract.ts';
import type { OwnedCatalog } from './downloads.ports.ts';
import { findHeld, type EntitlementRow } from './downloads.repository.ts';
import { byCoveredKey } from './rights.ts';

type EntitledCatalog = Pick<OwnedCatalog, 'assetsByIds'>;

/** Entitlements as their holder sees them. */
export async function viewEntitlements(
  db: DbOrTrx,
  catalog: EntitledCatalog,
  rows: readonly EntitlementRow[],
): Promise<EntitlementDto[]> {
  const ids = [...new Set(rows.map((row) => row.asset_id))];
  const assets = await catalog.assetsByIds(ids, { db, withWithdrawn: true });
  return rows.map((row) => ({
    id: row.id,
    asset: assets.get(row.asset_id) ?? null,
    title: row.title,
    license: row.license,
    palette: paletteOf(row.palette),
    licenseNumber: row.license_number,
    certificateCode: groupedCode(row.certificate_code),
    certificateUrl: `/api/downloads/${row.id}/certificate`,
    licenseTermsVersion: row.license_terms_version,
    formats: row.formats,
    acquiredAt: row.acquired_at.toISOString(),
    lastDownloadedAt: row.last_downloaded_at?.toISOString() ?? null,
  }));
}

/** What someone holds of some assets, by `assetId:license`; a wider license stands for the narrower ones too. */
export async function heldByKey(
  db: DbOrTrx,
  catalog: EntitledCatalog,
  userId: string,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, EntitlementDto>> {
  const rows = await findHeld(db, userId, assetIds);
  const entitlements = await viewEntitlements(db, catalog, rows);
  const byId = new Map(entitlements.map((entitlement) => [entitlement.id, entitlement]));
  const held = new Map<string, EntitlementDto>();
  for (const [key, { id }] of byCoveredKey(rows)) {
    const entitlement = byId.get(id);
    if (entitlement) held.set(key, entitlement);
  }
  return held;
}
