import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { specOf } from './asset-dto.ts';
import type { AssetRow } from './asset-row.ts';
import type { CatalogRepository } from './catalog.repository.ts';
import type { FileCache } from './file-cache.ts';
import {
  isWatermarked,
  previewKey,
  previewVersion,
  type PreviewFormat,
  type PreviewImage,
  type PreviewWidth,
} from './preview-image.ts';
import type { RenderPriority, Renderer } from './render-task.ts';

/** A picture that can be had, drawn or not. */
interface Preview {
  readonly format: PreviewFormat;
  /** Strong: the same tag means the same bytes, known before anything is drawn. */
  readonly etag: string;
  /** What `v` has to be for the picture to be kept for ever. */
  readonly version: string;
  bytes(): Promise<Uint8Array>;
}

/** Pictures of the catalogue. */
export interface PreviewService {
  /** @throws not_found */
  preview(idOrSlug: string, width: PreviewWidth, format: PreviewFormat): Promise<Preview>;
  /** Draws a picture ahead of time, unless it is there already. */
  warm(id: string, width: PreviewWidth): Promise<void>;
}

interface PreviewDependencies {
  readonly repository: CatalogRepository;
  readonly renderer: Renderer;
  readonly cache: FileCache;
}

/** Makes the service. */
export function createPreviewService({ repository, renderer, cache }: PreviewDependencies): PreviewService {
  function draw(image: PreviewImage, priority: RenderPriority): Promise<Uint8Array> {
    const { spec, width, format, watermark } = image;
    return cache.read(`${previewKey(image)}.${format}`, () =>
      renderer.render({ kind: 'preview', spec, options: { width, format, watermark } }, priority),
    );
  }

  return {
    async preview(idOrSlug, width, format) {
      const row = await repository.pictured(isRowId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug });
      if (!row) throw new Problem('not_found', { message: 'Product not found' });
      const image = imageOf(row, width, format);
      return {
        format,
        etag: `"${previewKey(image).slice(0, 32)}"`,
        version: previewVersion(image.spec),
        bytes: () => draw(image, 'request'),
      };
    },
    async warm(id, width) {
      const row = await repository.pictured({ id });
      if (row) await draw(imageOf(row, width, 'webp'), 'background');
    },
  };
}

function imageOf(row: AssetRow, width: PreviewWidth, format: PreviewFormat): PreviewImage {
  return { spec: specOf(row), width, format, watermark: isWatermarked(width, row.is_free) };
}
