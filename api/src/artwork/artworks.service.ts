import type { RepeatLayout } from '@halfdrop/patterns';
import type { DbOrTrx, Trx } from '../database.ts';
import { artworkOf, type ArtworkSource } from './artwork-source.ts';
import type { ArtworkRepository, ArtworkTime, SpecSource, UploadSource } from './artwork.repository.ts';
import type { FileFormat } from './file-formats.ts';

/** Artwork sources of assets, for other domains. */
export interface Artworks {
  /** Stores the pattern specs of assets that have no artwork yet. */
  addSpecs(trx: Trx, sources: readonly SpecSource[]): Promise<void>;
  /** Makes a stored master an asset's artwork, replacing any previous one. */
  putUpload(trx: Trx, source: UploadSource): Promise<void>;
  /** Returns the formats of assets' production files; assets without artwork are absent. */
  formats(db: DbOrTrx, assetIds: readonly string[]): Promise<ReadonlyMap<string, readonly FileFormat[]>>;
  /** Returns the colors artwork was available in at given times, in the same order; null if it cannot be recolored. */
  recolorsAt(db: DbOrTrx, wanted: readonly ArtworkTime[]): Promise<readonly ArtworkSource['recolor'][]>;
  /** Returns the repeats of assets; assets without artwork are absent. */
  repeats(db: DbOrTrx, assetIds: readonly string[]): Promise<ReadonlyMap<string, RepeatLayout>>;
}

/** Creates the service. */
export function createArtworks(
  repository: Pick<ArtworkRepository, 'atTimes' | 'byAssets' | 'insertSpecs' | 'putUpload'>,
): Artworks {
  return {
    addSpecs: (trx, sources) => repository.insertSpecs(trx, sources),
    putUpload: (trx, source) => repository.putUpload(trx, source),
    async formats(db, assetIds) {
      const sources = await repository.byAssets(assetIds, db);
      return new Map([...sources].map(([assetId, source]) => [assetId, artworkOf(source).formats]));
    },
    async recolorsAt(db, wanted) {
      if (wanted.length === 0) return [];
      const sources = await repository.atTimes(wanted, db);
      return sources.map((source) => source && artworkOf(source).recolor);
    },
    async repeats(db, assetIds) {
      const sources = await repository.byAssets(assetIds, db);
      return new Map([...sources].map(([assetId, { repeat_layout: repeat }]) => [assetId, repeat]));
    },
  };
}
