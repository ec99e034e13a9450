import type { RepeatLayout } from '@halfdrop/patterns';
import type { DbOrTrx, Trx } from '../database.ts';
import { artworkOf } from './artwork-source.ts';
import type { ArtworkRepository, SpecSource, UploadSource } from './artwork.repository.ts';
import type { FileFormat } from './file-formats.ts';

/** Where the pictures of assets come from, for other domains. */
export interface Artworks {
  /** Says what assets that have no artwork yet are drawn from. */
  addSpecs(trx: Trx, sources: readonly SpecSource[]): Promise<void>;
  /** Puts a master, which the file store keeps, in the place of the artwork that an asset had, if any. */
  putUpload(trx: Trx, source: UploadSource): Promise<void>;
  /** The formats that the production files of assets exist in; assets without artwork are absent. */
  formats(db: DbOrTrx, assetIds: readonly string[]): Promise<ReadonlyMap<string, readonly FileFormat[]>>;
  /** How the tiles of assets are laid; assets without artwork are absent. */
  repeats(db: DbOrTrx, assetIds: readonly string[]): Promise<ReadonlyMap<string, RepeatLayout>>;
}

/** Makes the service. */
export function createArtworks(
  repository: Pick<ArtworkRepository, 'byAssets' | 'insertSpecs' | 'putUpload'>,
): Artworks {
  return {
    addSpecs: (trx, sources) => repository.insertSpecs(trx, sources),
    putUpload: (trx, source) => repository.putUpload(trx, source),
    async formats(db, assetIds) {
      const sources = await repository.byAssets(assetIds, db);
      return new Map([...sources].map(([assetId, source]) => [assetId, artworkOf(source).formats]));
    },
    async repeats(db, assetIds) {
      const sources = await repository.byAssets(assetIds, db);
      return new Map([...sources].map(([assetId, { repeat_layout: repeat }]) => [assetId, repeat]));
    },
  };
}
