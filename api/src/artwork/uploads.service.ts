import { createHash } from 'node:crypto';
import { findingWords } from '@halfdrop/domain';
import type { Finding, RepeatLayout } from '@halfdrop/patterns';
import type { Db, Trx } from '../database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { Problem } from '../platform/http/problem.ts';
import type { AssetAppearance } from './asset-appearance.ts';
import type { ArtworkRepository } from './artwork.repository.ts';
import { masterKey } from './master-key.ts';
import type { UploadPlaces } from './open-tile.ts';
import type { UploadReader } from './render-task.ts';

/** Uploads as the artwork of assets. */
export interface ArtworkUploads {
  /**
   * Stores a master, untouched, and makes it the artwork of an asset.
   * @throws FileStoreUnavailable, and validation_failed with `reason` and all `findings` for a file that preflight does not pass
   */
  store(assetId: string, bytes: Uint8Array, claim: { readonly repeat: RepeatLayout }): Promise<void>;
}

/** What uploads need to know of the catalog. */
export interface MeasuredCatalog {
  /** Notes what an asset looks like now, and has it found by it. */
  recordAppearance(trx: Trx, assetId: string, appearance: AssetAppearance): Promise<void>;
}

interface UploadDependencies {
  readonly db: Db;
  readonly repository: Pick<ArtworkRepository, 'putUpload'>;
  readonly reader: UploadReader;
  readonly files: Pick<FileStore, 'put'>;
  readonly places: UploadPlaces;
  readonly catalog: MeasuredCatalog;
}

/** Makes the service. */
export function createArtworkUploads(dependencies: UploadDependencies): ArtworkUploads {
  const { db, repository, reader, files, places, catalog } = dependencies;
  return {
    async store(assetId, bytes, { repeat }) {
      const task = { kind: 'read-upload', bytes, layout: repeat, intakeProcess: places.intakeProcess } as const;
      const reading = await reader.run(task, 'background');
      if (!reading.isTaken) throw refused(reading.findings);
      const { mediaType, pixels, inks, isPlainDrawing, measures, seam } = reading;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      // Before the row that names it: a master without a row is litter, a row without its master a broken asset.
      await files.put(masterKey(sha256), bytes);
      await db.transaction().execute(async (trx) => {
        await repository.putUpload(trx, { assetId, repeat, sha256, mediaType, pixels, inks, isPlainDrawing });
        await catalog.recordAppearance(trx, assetId, {
          measures,
          seam: { isVerified: seam.result === 'seamless', score: seam.score },
        });
      });
    },
  };
}

/** Every check that failed, in words; the first of them is the reason. */
function refused(findings: readonly Finding[]): Problem {
  const errors = findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => ({ path: 'file', message: findingWords(finding).says }));
  const message = errors[0]?.message ?? 'The file is not taken.';
  return new Problem('validation_failed', { message, errors, data: { reason: findings[0]?.code, findings } });
}
