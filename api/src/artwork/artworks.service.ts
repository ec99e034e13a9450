import type { RepeatLayout } from '@halfdrop/patterns';
import type { DbOrTrx, Trx } from '../database.ts';
import { artworkOf, type ArtworkSource } from './artwork-source.ts';
import type { ArtworkRepository, ArtworkTime, SpecSource, UploadSource } from './artwork.repository.ts';
import type { FileFormat } from './file-formats.ts';

/** Where the pictures of assets come from, for other domains. */
export interface Artworks {
  /** Says what assets that have no artwork yet are drawn from. */
  addSpecs(trx: Trx, sources: readonly SpecSource[]): Promise<void>;
  /** Puts a master, which the file store keeps, in the place of the artwork that an asset had, if any. */
  putUpload(trx: Trx, source: UploadSource): Promise<void>;
  /** The formats that the production files of assets exist in; assets without artwork are absent. */
  formats(db: DbOrTrx, assetIds: readonly string[]): Promise<ReadonlyMap<string, readonly FileFormat[]>>;
  /** In which colors the artwork can be had that assets had at times, each in its place; null where in no others. */
  recolorsAt(db: DbOrTrx, wanted: readonly ArtworkTime[]): Promise<readonly ArtworkSource['recolor'][]>;
  /** How the tiles of assets are laid; assets without artwork are absent. */
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
