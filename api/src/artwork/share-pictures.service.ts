import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { ArtworkRepository } from './artwork.repository.ts';
import { artworkOf } from './artwork-source.ts';
import type { FileCache } from './file-cache.ts';
import type { UploadPlaces } from './open-tile.ts';
import { previewVersion, sharePictureKey } from './preview-image.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SharePictureRenderer } from './render-task.ts';

/** An available image, drawn or not. */
interface SharePicture {
  /** Strong ETag, known before anything is drawn. */
  readonly etag: string;
  /** Value of `v` for which the image is immutable. */
  readonly version: string;
  /** @param spend consumes rate limit for one drawing; not called for an image on disk */
  bytes(spend: () => Promise<void>): Promise<Uint8Array>;
}

/** Link preview images. */
export interface SharePictureService {
  /** @throws not_found */
  ofAsset(idOrSlug: string): Promise<SharePicture>;
  /** Returns the image of the most popular pattern. @throws not_found while the shop is empty */
  ofShop(): Promise<SharePicture>;
}

interface SharePictureDependencies {
  readonly repository: Pick<ArtworkRepository, 'pictured'>;
  readonly searchIndex: Pick<SearchIndex, 'mostPopular'>;
  /** Where a worker finds uploads. */
  readonly places: UploadPlaces;
  readonly renderer: SharePictureRenderer;
  readonly cache: FileCache;
}

/** Creates the service. */
export function createSharePictureService(dependencies: SharePictureDependencies): SharePictureService {
  const { repository, searchIndex, places, renderer, cache } = dependencies;

  async function ofAsset(idOrSlug: string): Promise<SharePicture> {
    const row = await repository.pictured(isRowId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug });
    if (!row) throw new Problem('not_found', { message: 'Product not found' });
    const artwork = artworkOf(row);
    const key = sharePictureKey(artwork);
    return {
      etag: `"${key.slice(0, 32)}"`,
      version: previewVersion(artwork),
      bytes: (spend) =>
        cache.read(`${key}.jpeg`, async () => {
          await spend();
          return renderer.run({ kind: 'share', artwork: artwork.reference, places }, 'request');
        }),
    };
  }

  return {
    ofAsset,
    async ofShop() {
      const [id] = await searchIndex.mostPopular(1);
      if (id === undefined) throw new Problem('not_found', { message: 'The shop is empty' });
      return ofAsset(id);
    },
  };
}
