import type { AssetDto } from '../catalog/catalog.contract.ts';
import { paletteOf } from '../catalog/palettes.ts';
import type { DbOrTrx } from '../database.ts';
import { groupedCode } from './certificate-facts.ts';
import type { EntitlementDto } from './downloads.contract.ts';
import type { OwnedColors } from './downloads.ports.ts';
import { findHeld, type EntitlementRow } from './downloads.repository.ts';
import { byCoveredKey } from './rights.ts';

/** Converts entitlements to their holder's view; those whose pattern is not among the assets are omitted. */
export async function viewEntitlements(
  db: DbOrTrx,
  colors: OwnedColors,
  rows: readonly EntitlementRow[],
  assets: ReadonlyMap<string, AssetDto>,
): Promise<EntitlementDto[]> {
  const recolors = await colors.recolorsAt(db, rows.map(acquired));
  return rows.map((row, index) => ({
    id: row.id,
    asset: assets.get(row.asset_id) ?? null,
    title: row.title,
    license: row.license,
    palette: paletteOf(row.palette),
    recolor: recolors[index] ?? null,
    licenseNumber: row.license_number,
    certificateCode: groupedCode(row.certificate_code),
    certificateUrl: `/api/downloads/${row.id}/certificate`,
    licenseTermsVersion: row.license_terms_version,
    formats: row.formats,
    acquiredAt: row.acquired_at.toISOString(),
    lastDownloadedAt: row.last_downloaded_at?.toISOString() ?? null,
  }));
}

/** Returns the artwork version that a license's files are made from. */
export function acquired({ asset_id: assetId, acquired_at: at }: EntitlementRow) {
  return { assetId, at };
}

/** Indexes a user's entitlements by `assetId:license`; a wider license also appears under the narrower ones. */
export async function heldByKey(
  db: DbOrTrx,
  colors: OwnedColors,
  userId: string,
  assetIds: readonly string[],
  assets: ReadonlyMap<string, AssetDto>,
): Promise<ReadonlyMap<string, EntitlementDto>> {
  const rows = await findHeld(db, userId, assetIds);
  const entitlements = await viewEntitlements(db, colors, rows, assets);
  const byId = new Map(entitlements.map((entitlement) => [entitlement.id, entitlement]));
  const held = new Map<string, EntitlementDto>();
  for (const [key, { id }] of byCoveredKey(rows)) {
    const entitlement = byId.get(id);
    if (entitlement) held.set(key, entitlement);
  }
  return held;
}
