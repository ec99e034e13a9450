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

/** What is wanted of a picture. */
interface PreviewRequest {
  readonly width: PreviewWidth;
  readonly form: PreviewForm;
  /** The format asked for, or all that the caller shows, the best first. */
  readonly formats: readonly [PreviewFormat, ...PreviewFormat[]];
  /** Another palette of the shop to draw it in; null for its own. */
  readonly palette: string | null;
  /** Spends the caller's budget before a recolor is drawn. */
  readonly spendRecolor: () => Promise<void>;
}

/** A picture to draw ahead of time. */
export interface WarmedPicture {
  readonly form: PreviewForm;
  readonly width: PreviewWidth;
  readonly format: PreviewFormat;
}

/** A picture that can be had, drawn or not. */
interface Preview {
  readonly format: PreviewFormat;
  /** Strong: the same tag means the same bytes, known before anything is drawn. */
  readonly etag: string;
  /** What `v` has to be for the picture to be kept for ever. */
  readonly version: string;
  bytes(): Promise<Uint8Array>;
}

/** Pictures of the catalog. */
export interface PreviewService {
  /** @throws not_found; validation_failed for a palette that does not suit; `bytes` throws rate_limited */
  preview(idOrSlug: string, request: PreviewRequest): Promise<Preview>;
  /** Draws a picture ahead of time, unless it is there already. */
  warm(id: string, picture: WarmedPicture): Promise<void>;
}

interface PreviewDependencies {
  readonly repository: Pick<ArtworkRepository, 'pictured'>;
  /** Where a worker finds uploads. */
  readonly places: UploadPlaces;
  /** Draws what someone waits for. */
  readonly renderer: PreviewRenderer;
  readonly cache: FileCache;
  /** Recolors, apart: there are fifty times as many as patterns, and any visitor may have them drawn. */
  readonly recolors: FileCache;
  /** Draws ahead of time into the same place as `cache`; nobody waits for it. */
  readonly warming: { readonly renderer: PreviewRenderer; readonly cache: FileCache };
}

/** Makes the service. */
export function createPreviewService(dependencies: PreviewDependencies): PreviewService {
  const { repository, places, renderer, cache, recolors, warming } = dependencies;

  /** AVIF is far too dear to encode while someone waits: it is sent when it is there. */
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
