import { type PreviewAddress, previewAt, previewsAt, UNMARKED_WIDTHS } from '@halfdrop/domain';
import type { Ref } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { PatternPicture_AssetFragment } from './PatternPicture.fragment.generated.ts';

/** A pattern's picture in a place of fixed proportion. */
export interface PatternPictureProps {
  readonly asset: Masked<PatternPicture_AssetFragment>;
  /** The `sizes` of the picture: how wide it will be shown. */
  readonly sizes: string;
  /** Above the fold: loaded at once and first. */
  readonly isPriority?: boolean;
  /** True where the words beside it already say what it shows. */
  readonly isDecorative?: boolean;
  readonly imageRef?: Ref<HTMLImageElement>;
}

/** Which of its pictures stands for all where a browser knows no WebP. */
const MIDDLE_WIDTH = 480;

function sourceSet(previews: readonly PreviewAddress[]): string {
  return previews.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/**
 * On a phone, whose width stands last in `sizes`, no more than two pixels for each of CSS: three show no more of a
 * pattern and weigh twice as much.
 */
function cappedForPhones(sizes: string): string {
  const start = sizes.lastIndexOf(',') + 1;
  const phone = sizes.slice(start).trim();
  return `${sizes.slice(0, start)} (min-resolution: 2.5dppx) calc(${phone} * 2 / 3), ${phone}`.trim();
}

/** WebP in the width that fits, with a JPEG for the browsers that do not show it; the pattern's own color until it is there. */
export function PatternPicture({
  asset: masked,
  sizes,
  isPriority = false,
  isDecorative = false,
  imageRef,
}: PatternPictureProps) {
  const { altText, dominantColor, previewBaseUrl } = readFragment<PatternPicture_AssetFragment>(masked);
  // Wider ones weigh up to four times as much: the stage of a pattern's page shows them.
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
