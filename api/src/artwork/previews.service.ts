import type { PreviewWidth } from '@halfdrop/domain';
import { repeatBlock, type PreviewForm } from '@halfdrop/patterns';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { ArtworkRepository, PicturedRow } from './artwork.repository.ts';
import { artworkOf, suitsPalette } from './artwork-source.ts';
import type { FileCache } from './file-cache.ts';
import type { UploadPlaces } from './open-tile.ts';
import { isWatermarked, previewKey, previewVersion, type PreviewFormat, type PreviewImage } from './preview-image.ts';
import type { PreviewRenderer } from './render-task.ts';

/** A requested image. */
interface PreviewRequest {
  readonly width: PreviewWidth;
  readonly form: PreviewForm;
  /** The requested format, or all that the client accepts, best first. */
  readonly formats: readonly [PreviewFormat, ...PreviewFormat[]];
  /** Another palette to draw it in; null for its own colors. */
  readonly palette: string | null;
  /** Consumes the caller's rate limit before a recolor is drawn. */
  readonly spendRecolor: () => Promise<void>;
}

/** An image to draw ahead of time. */
export interface WarmedPicture {
  readonly form: PreviewForm;
  readonly width: PreviewWidth;
  readonly format: PreviewFormat;
}

/** An available image, drawn or not. */
interface Preview {
  readonly format: PreviewFormat;
  /** Strong ETag, known before anything is drawn. */
  readonly etag: string;
  /** Value of `v` for which the image is immutable. */
  readonly version: string;
  bytes(): Promise<Uint8Array>;
}

/** Images of the catalog. */
export interface PreviewService {
  /** @throws not_found; validation_failed for an unsuited palette; `bytes` throws rate_limited */
  preview(idOrSlug: string, request: PreviewRequest): Promise<Preview>;
  /** Draws an image ahead of time unless it exists. */
  warm(id: string, picture: WarmedPicture): Promise<void>;
}

interface PreviewDependencies {
  readonly repository: Pick<ArtworkRepository, 'pictured'>;
  /** Where a worker finds uploads. */
  readonly places: UploadPlaces;
  /** Renderer for images that a request waits for. */
  readonly renderer: PreviewRenderer;
  readonly cache: FileCache;
  /** Separate cache for recolors: there are fifty times as many as patterns, and any visitor can request them. */
  readonly recolors: FileCache;
  /** Draws images ahead of time into the same folder as `cache`; nobody waits for it. */
  readonly warming: { readonly renderer: PreviewRenderer; readonly cache: FileCache };
}

/** Creates the service. */
export function createPreviewService(dependencies: PreviewDependencies): PreviewService {
  const { repository, places, renderer, cache, recolors, warming } = dependencies;

  /**
   * Returns the best available format. AVIF is too expensive to encode during a request: it is only sent if it already
   * exists.
   */
  async function bestFormat(row: PicturedRow, request: PreviewRequest): Promise<PreviewFormat> {
    const { formats, palette } = request;
    const [first, ...others] = formats;
    if (first !== 'avif') return first;
    if (palette === null && (await cache.has(fileName(imageOf(row, { ...request, format: 'avif' }))))) return 'avif';
    return others[0] ?? 'jpeg';
  }

  return {
    async preview(idOrSlug, request) {
      const { palette } = request;
      const row = await repository.pictured(isRowId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug });
      if (!row) throw new Problem('not_found', { message: 'Product not found' });
      const plain = imageOf(row, { ...request, format: await bestFormat(row, request) });
      const isRecolor = palette !== null && palette !== plain.artwork.recolor?.palette;
      if (isRecolor && !suitsPalette(plain.artwork, palette)) throw unsuitable(palette);
      const image = isRecolor ? { ...plain, artwork: plain.artwork.inPalette(palette), watermark: true } : plain;
      const task = taskOf(image, places);
      return {
        format: image.format,
        etag: `"${previewKey(image).slice(0, 32)}"`,
        version: previewVersion(plain.artwork),
        bytes: () =>
          isRecolor
            ? recolors.read(fileName(image), async () => {
                await request.spendRecolor();
                return renderer.run(task, 'background');
              })
            : cache.read(fileName(image), () => renderer.run(task, 'request')),
      };
    },
    async warm(id, picture) {
      const row = await repository.pictured({ id });
      if (!row) return;
      const image = imageOf(row, picture);
      if (image.form !== picture.form) return;
      if (await cache.has(fileName(image))) return;
      await warming.cache.read(fileName(image), () => warming.renderer.run(taskOf(image, places), 'background'));
    },
  };
}

const fileName = (image: PreviewImage): string => `${previewKey(image)}.${image.format}`;

function taskOf({ artwork, ...options }: PreviewImage, places: UploadPlaces) {
  return { kind: 'preview', artwork: artwork.reference, places, options } as const;
}

function imageOf(row: PicturedRow, { form: wanted, width, format }: WarmedPicture): PreviewImage {
  const artwork = artworkOf(row);
  const { columns, rows } = repeatBlock(artwork.repeat);
  const form = columns * rows === 1 ? 'tile' : wanted;
  return { artwork, form, width, format, watermark: isWatermarked(width, row.is_free) };
}

function unsuitable(palette: string): Problem {
  const message = `The palette ${palette} is not available for this pattern`;
  return new Problem('validation_failed', { errors: [{ path: 'palette', message }] });
}
