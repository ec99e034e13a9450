import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { DbOrTrx, Trx } from '../platform/database/database.ts';

/** Formats a pattern is delivered in. */
export type FileFormat = 'jpg' | 'png' | 'svg' | 'pdf';

/** A production file that is ready on disk. */
export interface ReadyFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Makes production files, or finds the ones that were made before. */
export interface ProductionFiles {
  /** @throws when the asset does not exist */
  fileFor(assetId: string, format: FileFormat): Promise<ReadyFile>;
}

/** What downloads need to know of the catalogue: owners keep what has left the shop. */
export interface OwnedCatalog {
  assetsByIds(
    ids: readonly string[],
    options?: { readonly db?: DbOrTrx; readonly withWithdrawn?: boolean },
  ): Promise<ReadonlyMap<string, AssetDto>>;
  /** Counts the first download of a licence. */
  countDownload(trx: Trx, assetId: string): Promise<void>;
}
