import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { specOf } from './asset-dto.ts';
import type { CatalogRepository } from './catalog.repository.ts';
import type { FileCache } from './file-cache.ts';
import { previewVersion, sharePictureKey } from './preview-image.ts';
import type { SharePictureRenderer } from './render-task.ts';

/** A picture that can be had, drawn or not. */
interface SharePicture {
  /** Strong: the same tag means the same bytes, known before anything is drawn. */
  readonly etag: string;
  /** What `v` has to be for the picture to be kept for ever. */
  readonly version: string;
  /** @param spend counts one drawing; not called for a picture that is on disk. */
  bytes(spend: () => Promise<void>): Promise<Uint8Array>;
}

/** Pictures for where links to the shop are posted. */
export interface SharePictureService {
  /** @throws not_found */
  ofAsset(idOrSlug: string): Promise<SharePicture>;
  /** The picture of the most popular pattern. @throws not_found while the shop is empty */
  ofShop(): Promise<SharePicture>;
}

interface SharePictureDependencies {
  readonly repository: Pick<CatalogRepository, 'approvedIds' | 'pictured'>;
  readonly renderer: SharePictureRenderer;
  readonly cache: FileCache;
}

/** Makes the service. */
export function createSharePictureService(dependencies: SharePictureDependencies): SharePictureService {
  const { repository, renderer, cache } = dependencies;

  async function ofAsset(idOrSlug: string): Promise<SharePicture> {
    const row = await repository.pictured(isRowId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug });
    if (!row) throw new Problem('not_found', { message: 'Product not found' });
    const spec = specOf(row);
    const key = sharePictureKey(spec);
    return {
      etag: `"${key.slice(0, 32)}"`,
      version: previewVersion(spec),
      bytes: (spend) =>
        cache.read(`${key}.jpeg`, async () => {
          await spend();
          return renderer.run({ kind: 'share', spec }, 'request');
        }),
    };
  }

  return {
    ofAsset,
    async ofShop() {
      const [id] = await repository.approvedIds(1);
      if (id === undefined) throw new Problem('not_found', { message: 'The shop is empty' });
      return ofAsset(id);
    },
  };
}
