import { LICENSE_NUMBER, LICENSES, type License } from '@halfdrop/domain';
import { lockPerson } from '../account/people.ts';
import { licensedFormats, type FileFormat } from '../artwork/file-formats.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import { newReadableCode } from '../platform/ids/ids.ts';
import type { WantedFiles } from './downloads.ports.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import {
  insertEntitlements,
  restoreSuperseded,
  revoke,
  supersedeNarrower,
  type EndedRights,
  type Holding,
} from './rights.repository.ts';

/** A right granted by a purchase, a plan or a free download. */
export interface Grant {
  readonly assetId: string;
  readonly title: string;
  readonly license: License;
  /** Slug of the palette it is acquired in; omitted or null for the pattern's own colors. */
  readonly palette?: string | null;
  /** Version of the license terms it is granted under; null if none was published. */
  readonly termsVersion: number | null;
}

/** The recipient of a right, and what grants it. */
export interface Recipient {
  readonly userId: string;
  readonly orderId: string | null;
  /** The plan it is downloaded with. */
  readonly plan?: { readonly name: string; readonly subscriptionId: string };
}

/** Whether the first license permits everything that the second one does. */
export function covers(license: License, other: License): boolean {
  return LICENSES.indexOf(license) >= LICENSES.indexOf(other);
}

/** Indexes each license under every `assetId:license` it covers, including its own. */
export function byCoveredKey<Row extends Pick<EntitlementRow, 'asset_id' | 'license'>>(
  rows: readonly Row[],
): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    for (const license of LICENSES.slice(0, LICENSES.indexOf(row.license) + 1)) {
      found.set(`${row.asset_id}:${license}`, row);
    }
  }
  return found;
}

/** Formats that the files of assets are available in. */
export interface AssetFormats {
  formats(db: DbOrTrx, assetIds: readonly string[]): Promise<ReadonlyMap<string, readonly FileFormat[]>>;
}

/** Grants rights; a wider license supersedes a narrower one. Files must then be created for each returned row. */
export async function grantRights(
  trx: Trx,
  { clock, artworks }: { readonly clock: Clock; readonly artworks: AssetFormats },
  to: Recipient,
  grants: readonly Grant[],
): Promise<readonly WantedFiles[]> {
  const holderName = await lockPerson(trx, to.userId);
  if (holderName === undefined) throw new Error('rights are given to an account that is gone');
  const acquiredAt = clock.now();
  const existing = await artworks.formats(
    trx,
    grants.map(({ assetId }) => assetId),
  );
  const rows = grants.map(({ assetId, title, license, palette, termsVersion }) => ({
    user_id: to.userId,
    asset_id: assetId,
    order_id: to.orderId,
    plan_name: to.plan?.name ?? null,
    subscription_id: to.plan?.subscriptionId ?? null,
    title,
    license,
    palette: palette ?? null,
    license_number: newReadableCode(LICENSE_NUMBER),
    license_terms_version: termsVersion,
    holder_name: holderName,
    formats: [...licensedFormats(license, existing.get(assetId))],
    acquired_at: acquiredAt,
  }));
  await insertEntitlements(trx, rows);
  await supersedeNarrower(trx, { userId: to.userId, assetIds: grants.map(({ assetId }) => assetId) }, acquiredAt);
  return rows.map(({ asset_id: assetId, formats, palette }) => ({ assetId, formats, palette }));
}

/**
 * Revokes rights and restores what they had superseded. Idempotent: returns null if nothing was revoked, else the
 * affected holders and patterns.
 */
export async function endRights(trx: Trx, clock: Clock, rights: EndedRights): Promise<Holding | null> {
  const now = clock.now();
  const ended = await revoke(trx, rights, now);
  const [first] = ended;
  if (!first) return null;
  await lockPerson(trx, first.user_id);
  await restoreSuperseded(
    trx,
    ended.map(({ id }) => id),
  );
  const holding = { userId: first.user_id, assetIds: ended.map((each) => each.asset_id) };
  await supersedeNarrower(trx, holding, now);
  return holding;
}
