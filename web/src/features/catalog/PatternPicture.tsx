import { type PreviewAddress, previewAt, previewsAt, UNMARKED_WIDTHS } from '@halfdrop/domain';
import type { Ref } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { PatternPicture_AssetFragment } from './PatternPicture.fragment.generated.ts';

/** Props of a pattern's picture at a fixed aspect ratio. */
export interface PatternPictureProps {
  readonly asset: Masked<PatternPicture_AssetFragment>;
  /** The image's `sizes` attribute. */
  readonly sizes: string;
  /** Above the fold: loaded eagerly with high priority. */
  readonly isPriority?: boolean;
  /** True if the adjacent text already describes it. */
  readonly isDecorative?: boolean;
  readonly imageRef?: Ref<HTMLImageElement>;
}

/** Width of the fallback for browsers without WebP. */
const MIDDLE_WIDTH = 480;

function sourceSet(previews: readonly PreviewAddress[]): string {
  return previews.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** Limits the density to 2 on phones, whose entry comes last in `sizes`: 3 shows no more detail at twice the bytes. */
function cappedForPhones(sizes: string): string {
  const start = sizes.lastIndexOf(',') + 1;
  const phone = sizes.slice(start).trim();
  return `${sizes.slice(0, start)} (min-resolution: 2.5dppx) calc(${phone} * 2 / 3), ${phone}`.trim();
}

/** WebP image in a responsive set of widths with a JPEG fallback, on the pattern's color until it has loaded. */
export function PatternPicture({
  asset: masked,
  sizes,
  isPriority = false,
  isDecorative = false,
  imageRef,
}: PatternPictureProps) {
  const { altText, dominantColor, previewBaseUrl } = readFragment<PatternPicture_AssetFragment>(masked);
  // Larger ones are up to four times the size; only the product page's stage shows them.
  const previews = previewsAt(previewBaseUrl, UNMARKED_WIDTHS);
  return (
    <picture className="pattern-picture" style={{ backgroundColor: dominantColor }}>
      <source type="image/webp" srcSet={sourceSet(previews)} sizes={cappedForPhones(sizes)} />
      <img
        ref={imageRef}
        src={previewAt(previewBaseUrl, MIDDLE_WIDTH).fallbackUrl}
        width={MIDDLE_WIDTH}
        height={MIDDLE_WIDTH}
        alt={isDecorative ? '' : altText}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
