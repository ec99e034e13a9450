import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { EarlyAccess } from '../catalog/early-access.ts';
import type { UserDto } from '../account/account.contract.ts';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJobs } from '../platform/jobs/jobs.ts';
import type { FreeDownloadDto } from './downloads.contract.ts';
import type { DownloadService } from './downloads.service.ts';

/** Account operations used by free downloads. */
interface FreeDownloadAccounts {
  /** Returns a user's remaining free downloads, locked until the transaction ends. */
  lockFreeDownloads(trx: Trx, userId: string): Promise<{ readonly left: number; readonly isAddressConfirmed: boolean }>;
  spendFreeDownload(trx: Trx, userId: string): Promise<void>;
  userById(id: string, db?: DbOrTrx): Promise<UserDto>;
}

interface FreeDownloadDependencies {
  readonly db: Db;
  readonly accounts: FreeDownloadAccounts;
  readonly catalog: {
    assetsByIds(ids: readonly string[], options?: { readonly db?: DbOrTrx }): Promise<ReadonlyMap<string, AssetDto>>;
  };
  readonly earlyAccess: Pick<EarlyAccess, 'requireOpen'>;
  readonly downloads: Pick<DownloadService, 'grant' | 'heldByKey'>;
  readonly licenseTermsVersion: (db: DbOrTrx) => Promise<number | null>;
}

/** Free downloads of an account. */
export interface FreeDownloads {
  /**
   * Grants the personal license for a free pattern and counts one free download. A pattern already held under any
   * license is returned without counting.
   * @throws not_found; forbidden if it is not free; early_access; no_downloads_left; email_unconfirmed
   */
  claim(userId: string, assetId: string): Promise<FreeDownloadDto>;
}

/** Creates the service. */
export function createFreeDownloads(dependencies: FreeDownloadDependencies): FreeDownloads {
  const { db, accounts, catalog, downloads, earlyAccess } = dependencies;

  async function freeAsset(trx: Trx, assetId: string): Promise<AssetDto> {
    const asset = isRowId(assetId) && (await catalog.assetsByIds([assetId], { db: trx })).get(assetId);
    if (!asset) throw new Problem('not_found', { message: 'Product not found' });
    if (!asset.isFree) throw new Problem('forbidden', { message: 'Only free patterns can be downloaded this way.' });
    return asset;
  }

  return {
    async claim(userId, assetId) {
      const claimed = await db.transaction().execute(async (trx) => {
        const asset = await freeAsset(trx, assetId);
        // Locked before reading: of two concurrent clicks, the second sees what the first was granted.
        const { left, isAddressConfirmed } = await accounts.lockFreeDownloads(trx, userId);
        const shown = new Map([[assetId, asset]]);
        const held = async () => [...(await downloads.heldByKey(trx, userId, [assetId], shown)).values()].at(0);
        const known = await held();
        if (known) return { entitlement: known, user: await accounts.userById(userId, trx) };
        await earlyAccess.requireOpen(trx, userId, asset);

        // Thrown after the transaction, which records what the address has used with other accounts.
        if (left === 0) return null;
        if (!isAddressConfirmed) throw new Problem('email_unconfirmed');
        await accounts.spendFreeDownload(trx, userId);
        const user = await accounts.userById(userId, trx);
        const termsVersion = await dependencies.licenseTermsVersion(trx);
        const grant = { assetId, title: asset.title, license: 'personal', termsVersion } as const;
        await addJobs(trx, await downloads.grant(trx, { userId, orderId: null }, [grant]));
        const entitlement = await held();
        if (!entitlement) throw new Error('a right is gone in the transaction that gave it');
        return { entitlement, user };
      });
      if (!claimed) throw new Problem('no_downloads_left');
      return claimed;
    },
  };
}
